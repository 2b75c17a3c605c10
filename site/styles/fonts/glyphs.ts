// Written by `npm run fonts`.
import type { CjkLocale } from '../../../contract/locale.ts'

interface Glyphs {
  readonly frame: string
  readonly pages: Readonly<Record<string, string>>
}

/** The characters in each heading face. */
export const headingGlyphs: Readonly<Record<CjkLocale, Glyphs>> = {
  cn: {
    frame: '·—“”…、。《》「」『』一了信偶册出回好封尔差已建户抱有来欢歉没注点经账迎这错页！（），：；？',
    pages: {
      'pages/account': '们你全写哪在安密带开录我或据数登的码确离箱给者认设走邮里重',
      'pages/ai': '不为么也人什以们任何作你做别可品喂器它式归成我手收是机生画的请',
      'pages/beginners-series':
        '三与从会何停六几初别到刻唱家小带张形影找整时最柠檬歌法灯画的盏看知种笔第线色道那颗颜黑',
      'pages/careers': '上下也人们作光八写到合吧地坐子岛工张怎我把拉招方样桌椅的线适',
      'pages/dreams': '三上么买二人什你做全十同在多它就帧常平年张归很我按播放时条板次画的秒线能走起都钟问间',
      'pages/handbook': '个件具势工手搜每索',
      'pages/home':
        '下中从会位光动助卡哪四在堂始子学帮座开张得心息手才新最柠桌檬消灯画的盏看空窗见课边还里闻颗',
      'pages/ideas': '三上之们你保后子寄密帮得忙愿我扇替望法的种门',
      'pages/insight': '上书人份别年按架给见转闻',
      'pages/newsletter': '下内再容就择按订退选阅',
      'pages/offline': '上台在备现留的络网设面',
      'pages/permission': '么于什你使保做公关内区发可司和地存容对想时核案用申的答许请谁送里间',
      'pages/pocket/overview': '下不两之全到前单同在够它就得手拇指接样根桌用画的着站笔花菜趁还钱间零',
      'pages/pocket/whats-new': '上下个交余做全公其再去在屉平手抽板添画的笔装词都里',
      'pages/press': '于人以们关写去可图就我拿料最片用的系联能资近还问',
      'pages/procreate/3d': '三下事件任再十四多子它屋带把挪料灯画盏着种站笔走转间颜',
      'pages/procreate/accessibility': '个么也五什你叫名四处够字就幅得按挡法用画着种试说还钮',
      'pages/procreate/brushes': '两买你全在墙就开张怎成手拆拿支改断样次画百的笔纸触试道都里面',
      'pages/procreate/color': '三个串五伴六到合同字就干得数料未板种色都颜',
      'pages/procreate/overview':
        '上不两么买什会你先分十味和哪圈块它宽就归忘手拿指按支斜是松样根次款步油淡玻璃画的眼着睛碗笔线绕给股色节装记走起退都钟隔面颜',
      'pages/procreate/superpowers': '不两个也事份便做八切势另只成手指方是根用的秒能要试',
      'pages/procreate/video': '三东么之从会先光到前动十后在子它岸己带帧底录怎或最海片画的秒空笔者自落西走选',
      'pages/procreate/whats-new':
        '下个也书五你先光动叶和多大子字就布张手指按整料星是更期本涨滑潮片版画的看眼睛笔第给背落见还迹钮面颜',
      'pages/reveal': '上不个么也什们光再子布开我揭日束着窗蒙透露',
      'pages/sitemap': '在所都面',
      'pages/support/beta': '从们会你做先到完很快我抢本测版用申的系联试请还里',
      'pages/support/hub': '们吗帮忙我要问需',
      'pages/who-we-are':
        '上下不东两个也买人从作你做八别半又品四团在地处外大天定小岛式归快慢成扇拿据掉支收数断方早是晨样次正水生画的着笔色西订试跟遍都里门阅队集颜',
    },
  },
  jp: {
    frame:
      '·—“”…、。《》「」『』〜あいえおかがきさしすせたでとどなまみりるをんアウエカジトペラン・ー作便起！（），：；？',
    pages: {
      'pages/account': 'こちてのれわィイキグスセタテデドパュリレロワ会再出合問場定所持確設認退',
      'pages/ai': 'くこぜにのはほむめもわ人任何使品成手描械機生集頼餌',
      'pages/beginners-series': 'うくけそちつにのめやらモレ一三六初帰形影持明時暗最枚歌瞬筆絵線色見通間',
      'pages/careers': 'うくぞつてにのも働光八合場子島引所方机椅考進選',
      'pages/dreams': 'うくこずぜだっにのはぶもよわイコタッブマムレ一三二再十問度引描本枚歩生秒線買質',
      'pages/handbook': 'てのべ具操検索道',
      'pages/home': 'ぎくこずそつてにのひもらわイセタデプヘモルレ上光動卓四席手授描新業着空窓見覚読',
      'pages/ideas': 'けっつにのはイデ三助密扉望秘要送',
      'pages/insight': 'ごにのもら共年有本棚読',
      'pages/newsletter': 'のぶ一了信停内完容押止登選配録',
      'pages/offline': 'こつのはめイスデバ読',
      'pages/permission': 'ごつてにのもれ人会使保信内動可地域存容方期本活用申確社許認請送間',
      'pages/pocket/overview': 'くけこじぜだづにのはぶもよシニブメュ一上二前同届度指描本机消続親駅',
      'pages/pocket/whats-new': 'くこぜそつてにのはひぶへクシスタッドハバブレ中入出引戻残絵',
      'pages/press': 'そのわ事介使像先合問文料最画紹記資近',
      'pages/procreate/3d': 'ちっつてのはイ一三光出割動十四回塗屋役持立筆超部',
      'pages/procreate/accessibility': 'こだつにのはめもろタボ一五前名四困枚絵足通',
      'pages/procreate/brushes': 'こぜってにのばぶら一二入分切壁手描本枚百筆自試買',
      'pages/procreate/color': 'じだつにのはひもれッパレ三乾五六半合同字折数方色触連',
      'pages/procreate/overview':
        'うくぐけこずそだっつてにのはばひふむめもょられろわガステピレ一上二使分匂十寝山度忘戻手押指描本油盛目絵線色薄買鉢録',
      'pages/procreate/superpowers': 'うこつにのはもらェスチャ一事二仕八切十手指方本百秒試',
      'pages/procreate/video': 'うずっつてにのひぶもら一三何光出分初前動十地後書最枚海秒筆自辺選録',
      'pages/procreate/whats-new':
        'くごちっつにのはもらキスタバボャ一五側光初前動多大字手指描文最本枚次満滑潮版目絵葉裏見跡週間',
      'pages/reveal': 'うつにのはひもれヒ光出取布日窓',
      'pages/sitemap': 'てにのべ一枚',
      'pages/support/beta': 'うくごちにのステ前募完届応成版絡試近連',
      'pages/support/hub': 'にね困尋当担者',
      'pages/who-we-are':
        'うくこつてのはめもられクサシスタチデブム一事二人何働八取合品四場外小島度成所扉描数日書朝水決物生色試買返間除集',
    },
  },
}
