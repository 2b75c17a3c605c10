import type { PagePath } from '../../site/language/link.ts'
import type { SharingPath } from '../../site/page-table/page-id.ts'
import type { Sentence } from '../../site/pictures/picture.ts'
import type { GroundName } from './grounds.ts'

export interface SharingPage extends Sheet {
  path: PagePath
}

const same = (word: string): Sentence => ({ en: word, cn: word, jp: word })
const procreate = same('procreate')
const pocket = same('pocket')
const dreams = same('dreams')
const support: Sentence = { en: 'Support', cn: '支持', jp: 'サポート' }
const handbook: Sentence = { en: 'Handbook', cn: '使用手册', jp: 'ハンドブック' }
const beginners: Sentence = { en: 'Beginners series', cn: '新手系列', jp: 'はじめての講座' }
const legal: Sentence = { en: 'Small print', cn: '条款与政策', jp: '規約とポリシー' }

interface Sheet {
  readonly ground: GroundName
  /** Whose page it is; the wordmark alone if nobody's. */
  readonly kicker?: Sentence
  /** A line may end where `|` stands and, in Chinese, after punctuation. */
  readonly title: Sentence
}

const sheet = (
  ground: GroundName,
  [en, cn, jp]: readonly [string, string, string],
  kicker?: Sentence,
): Sheet => ({ ground, title: { en, cn, jp }, ...(kicker ? { kicker } : {}) })

/** Ground and words of the picture of each page that has one, as `site/page-table` says; the others show that of the home page. */
const sheets: Readonly<Record<SharingPath, Sheet>> = {
  '/': sheet('coast', ['Paint the light you see', '看见的光，画下来', '見えた光を、そのまま描く']),
  '/procreate': sheet(
    'still',
    ['A whole studio on a tablet', '一块平板，一间画室', 'タブレットが、|アトリエに'],
    procreate,
  ),
  '/procreate/brushes': sheet(
    'stroke',
    ['Two hundred brushes, eighteen sets', '两百支画笔，十八组', 'ブラシ二百本、|十八セット'],
    procreate,
  ),
  '/procreate/color': sheet('wheel', ['Color you can reach for', '伸手就到的颜色', '手が届く色'], procreate),
  '/procreate/3d': sheet('bust', ['Paint all the way round', '绕着一圈画', 'ぐるりと塗る'], procreate),
  '/procreate/video': sheet(
    'states',
    ['Watch a picture happen', '看一幅画|怎么长出来', '絵ができるまで'],
    procreate,
  ),
  '/procreate/superpowers': sheet(
    'pigment',
    ['What two fingers can do', '两根手指|能做的事', '二本の指でできること'],
    procreate,
  ),
  '/procreate/accessibility': sheet(
    'gum',
    ['One picture, told four ways', '一幅画，四种说法', '一枚の絵を四通りに'],
    procreate,
  ),
  '/procreate/whats-new': sheet('leaves', ['What’s new', '新功能', '新機能'], procreate),
  '/pocket': sheet('aurora', ['Paint it before it’s gone', '趁它还在，画下来', '消える前に描く'], pocket),
  '/pocket/whats-new': sheet('moon', ['What’s new in pocket', 'pocket 新功能', 'pocket の新機能'], pocket),
  '/dreams': sheet(
    'gulls',
    ['Draw a line. |It flies.', '画一条线，它就飞起来', '線を引くと、飛びはじめる'],
    dreams,
  ),
  '/dreams/whats-new': sheet('gulls', ['What’s new', '新功能', '新機能'], dreams),
  '/reveal': sheet('easel', ['One light, one date', '一束光，一个日子', 'ひとつの光、ひとつの日']),
  '/insight': sheet('wave', ['On drawing and making', '关于画画和创作', '描くこと、つくること'], {
    en: 'Insight',
    cn: '见闻',
    jp: '読みもの',
  }),
  '/careers': sheet('attic', ['Work where the light is good', '到光线好的地方|工作', '光のいい場所で働く'], {
    en: 'Careers',
    cn: '招聘',
    jp: '採用情報',
  }),
  '/press': sheet(
    'workshop',
    ['Pictures, facts, a person to ask', '图片、资料，还有联系人', '画像と資料と問い合わせ先'],
    { en: 'Press', cn: '媒体', jp: 'プレス' },
  ),
  '/who-we-are': sheet(
    'harbour',
    ['A small team on an island', '岛上的|一支小团队', '島で働く小さなチーム'],
    {
      en: 'About us',
      cn: '关于我们',
      jp: '私たちについて',
    },
  ),
  '/ai': sheet(
    'words',
    [
      'No generative AI. Your work is yours.',
      '不做生成式 AI。你的画归你。',
      '生成 AI は使わない。絵は描いた人のもの。',
    ],
    same('AI'),
  ),
  '/about-ideas-suggestions': sheet('words', [
    'What happens to an idea you send',
    '你的点子寄来之后',
    'アイデアを送ったあと',
  ]),
  '/beginners-series': sheet(
    'hands',
    ['From a first mark to a finished picture', '从第一笔|到一整张画', '最初の一筆から一枚の絵まで'],
    beginners,
  ),
  '/beginners-series/1': sheet('stroke', ['Part one', '第一节', '第一回'], beginners),
  '/beginners-series/2': sheet('wheel', ['Part two', '第二节', '第二回'], beginners),
  '/beginners-series/3': sheet('still', ['Part three', '第三节', '第三回'], beginners),
  '/beginners-series/4': sheet('portrait', ['Part four', '第四节', '第四回'], beginners),
  '/support': sheet('calm', ['How can we help', '需要帮忙吗', 'お困りですか'], support),
  '/support/request': sheet('calm', ['Write to us', '写信给我们', '問い合わせる'], support),
  '/requirements': sheet('calm', ['What runs where', '哪台设备能用什么', 'どのデバイスで動くか'], support),
  '/education': sheet(
    'calm',
    ['A room full of painters', '一屋子画画的人', '教室じゅうが、|絵描きになる'],
    support,
  ),
  '/status': sheet('calm', ['What works right now', '现在一切正常吗', 'いま、動いていますか'], support),
  '/support/beta': sheet(
    'calm',
    ['Try it before it is finished', '抢先试用还没做完的版本', '完成前の版を試す'],
    support,
  ),
  '/support/beta/request': sheet(
    'calm',
    ['Tell us what you found', '告诉我们你发现了什么', '見つけたことを知らせる'],
    support,
  ),
  '/handbook': sheet(
    'dark',
    ['Every tool, every gesture', '每件工具，每个手势', 'すべての道具と操作'],
    handbook,
  ),
  '/handbook/procreate': sheet(
    'dark',
    ['The procreate handbook', 'procreate 使用手册', 'procreate ハンドブック'],
    handbook,
  ),
  '/handbook/pocket': sheet(
    'dark',
    ['The pocket handbook', 'pocket 使用手册', 'pocket ハンドブック'],
    handbook,
  ),
  '/handbook/dreams': sheet(
    'dark',
    ['The dreams handbook', 'dreams 使用手册', 'dreams ハンドブック'],
    handbook,
  ),
  '/brand-use': sheet(
    'words',
    ['Using our name and marks', '怎样使用我们的名称和标志', '名前とマークの使い方'],
    legal,
  ),
  '/code-of-conduct': sheet('words', ['Code of conduct', '行为准则', '行動規範'], legal),
  '/cookies-policy': sheet('words', ['Cookies', 'Cookie 政策', 'Cookie について'], legal),
  '/privacy-policy': sheet('words', ['Privacy', '隐私政策', 'プライバシー'], legal),
  '/app/privacy-policy': sheet(
    'words',
    ['The apps collect nothing', '应用不收集任何数据', 'アプリは何も集めません'],
    legal,
  ),
  '/terms-conditions': sheet('words', ['Terms and conditions', '条款与条件', '利用規約'], legal),
  '/legal/trademark-guidelines': sheet(
    'words',
    ['Trademark guidelines', '商标指南', '商標ガイドライン'],
    legal,
  ),
  '/legal/trademark-use-application': sheet(
    'words',
    ['Ask for permission', '申请使用许可', '使用許可の申請'],
    legal,
  ),
  '/legal/imprint': sheet('words', ['Who runs this site', '网站由谁运营', 'このサイトの運営者'], legal),
  '/support/purchases': sheet('words', [
    'Paid once, yours to keep',
    '付一次钱，一直是你的',
    '一度の購入で、ずっと使えます',
  ]),
  '/legal/accessibility': sheet(
    'words',
    ['Everybody is welcome here', '这里欢迎每一个人', 'どなたもどうぞ'],
    legal,
  ),
  '/sitemap': sheet('words', ['Every page on one page', '所有页面，都在这一页', 'すべてのページを一枚に']),
}

export const sharingPages: readonly SharingPage[] = Object.entries(sheets).map(([path, each]) => ({
  path: path as SharingPath,
  ...each,
}))

/** The name of a page's file: `home`, `procreate-3d`. */
export const nameFile = (path: PagePath): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
