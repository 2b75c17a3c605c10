import type { Locale } from '../../../contract/locale.ts'

interface StoreCopy {
  /** `{product}` is the app's name. */
  readonly get: string
  readonly once: string
  readonly onceWithoutPrice: string
  /** The price with its store. */
  readonly line: string
  /** The heading of a list of prices. */
  readonly title: string
  readonly titleWithoutPrice: string
  readonly where: string
  readonly whereWithoutPrice: string
  /** The US price of an app. */
  readonly inUs: string
  readonly inUsWithoutPrice: string
  /** An amount in US dollars. */
  readonly dollars: string
  readonly scan: string
  readonly code: string
}

/** Copy of the App Store links and prices. */
export const storeCopy: Readonly<Record<Locale, StoreCopy>> = {
  en: {
    get: 'Get {product}',
    once: '{price}, once',
    onceWithoutPrice: 'Bought once',
    line: '{price} on the US App Store, once',
    title: 'Price on the US App Store',
    titleWithoutPrice: 'Price',
    where: 'On the US App Store. No subscription.',
    whereWithoutPrice: 'On the App Store. No subscription.',
    inUs: '{product} costs {price} on the US App Store, once.',
    inUsWithoutPrice: '{product} is bought once.',
    dollars: '{amount} USD',
    scan: 'Or point your camera here',
    code: 'A QR code for {product} on the App Store',
  },
  cn: {
    get: '获取 {product}',
    once: '{price}，一次买断',
    onceWithoutPrice: '一次买断',
    line: '中国大陆 App Store：{price}，一次买断',
    title: '中国大陆 App Store 的价格',
    titleWithoutPrice: '价格',
    where: '价格以中国大陆 App Store 为准，没有订阅。',
    whereWithoutPrice: '在 App Store 购买，没有订阅。',
    inUs: '{product} 在美国 App Store 售价 {price}，一次买断。',
    inUsWithoutPrice: '{product} 一次买断。',
    dollars: '{amount} 美元',
    scan: '也可以用相机扫这里',
    code: '二维码：在 App Store 打开 {product}',
  },
  jp: {
    get: '{product} を入手',
    once: '{price}、買い切り',
    onceWithoutPrice: '買い切り',
    line: '日本の App Store：{price}、買い切り',
    title: '日本の App Store での価格',
    titleWithoutPrice: '価格',
    where: '日本の App Store での価格。サブスクなし。',
    whereWithoutPrice: 'App Store で購入できます。サブスクリプションはありません。',
    inUs: '{product} は米国の App Store で {price}の買い切りです。',
    inUsWithoutPrice: '{product} は買い切りです。',
    dollars: '{amount} 米ドル',
    scan: 'カメラで読み取ることもできます',
    code: 'App Store の {product} を開く QR コード',
  },
}
