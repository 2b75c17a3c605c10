import type { Locale } from '../../language/locale.ts'

export interface StoreCopy {
  /** `{product}` is the app's name. */
  readonly get: string
  readonly once: string
  readonly onceWithoutPrice: string
  readonly where: string
  readonly scan: string
  readonly code: string
}

/** The way to the app store, with what an app costs. */
export const storeCopy: Readonly<Record<Locale, StoreCopy>> = {
  en: {
    get: 'Get {product}',
    once: '{price}, once',
    onceWithoutPrice: 'Bought once',
    where: 'On the App Store. No subscription.',
    scan: 'Or point your camera here',
    code: 'A QR code for {product} in the App Store',
  },
  cn: {
    get: '获取 {product}',
    once: '{price}，一次买断',
    onceWithoutPrice: '一次买断',
    where: '在 App Store 购买，没有订阅。',
    scan: '也可以用相机对准这里',
    code: '通往 App Store 中 {product} 的二维码',
  },
  jp: {
    get: '{product} を入手',
    once: '{price}、買い切り',
    onceWithoutPrice: '買い切り',
    where: 'App Store で購入できます。サブスクリプションはありません。',
    scan: 'カメラで読み取ることもできます',
    code: 'App Store の {product} を開く QR コード',
  },
}
