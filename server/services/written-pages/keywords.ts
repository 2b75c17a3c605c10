import type { Locale } from '../../../contract/locale.ts'

/** Words that visitors look for a page by, and that it says in others. */
export const keywords: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  '/procreate': { en: 'buy download price App Store', cn: '购买 下载 价格', jp: '購入 ダウンロード 価格' },
  '/pocket': {
    en: 'buy download price App Store iPhone',
    cn: '购买 下载 价格 手机',
    jp: '購入 ダウンロード 価格 スマホ',
  },
  '/dreams': { en: 'buy download price App Store', cn: '购买 下载 价格', jp: '購入 ダウンロード 価格' },
  '/procreate/whats-new': {
    en: 'whats new update release notes version changelog',
    cn: '更新 版本 发布说明',
    jp: 'アップデート 更新 リリースノート',
  },
  '/pocket/whats-new': {
    en: 'whats new update release notes version changelog',
    cn: '更新 版本 发布说明',
    jp: 'アップデート 更新 リリースノート',
  },
  '/handbook': {
    en: 'manual guide help documentation',
    cn: '说明书 帮助 教程',
    jp: 'マニュアル 説明書 ヘルプ',
  },
  '/beginners-series': {
    en: 'tutorial lesson course learn how to draw',
    cn: '教程 课程 入门',
    jp: 'チュートリアル 入門 レッスン',
  },
  '/support': {
    en: 'contact help email question refund receipt problem',
    cn: '联系 帮助 邮件 问题 客服 退款',
    jp: '連絡 問い合わせ ヘルプ メール 返金',
  },
  '/education': {
    en: 'school teacher classroom volume purchase discount Apple School Manager MDM lesson plan worksheet printable',
    cn: '学校 老师 教育 批量 折扣 教案 打印',
    jp: '学校 先生 教育 一括購入 割引 授業 印刷 プリント',
  },
  '/status': {
    en: 'status down outage uptime incident maintenance not working',
    cn: '宕机 故障 打不开 状态 维护',
    jp: '障害 落ちている つながらない 稼働 メンテナンス',
  },
  '/support/beta': { en: 'TestFlight tester early access', cn: '内测 公测', jp: 'テスター 先行体験' },
  '/who-we-are': { en: 'company team history', cn: '公司 团队', jp: '会社 チーム 会社概要' },
  '/careers': {
    en: 'jobs vacancies hiring work apply',
    cn: '工作 求职 应聘 加入我们',
    jp: '求人 仕事 応募 採用',
  },
  '/press': {
    en: 'press kit media logo download brand',
    cn: '新闻 素材 标志 下载',
    jp: '報道 ロゴ 素材 ダウンロード',
  },
  '/press/releases': {
    en: 'announcement news press release',
    cn: '公告 发布 消息',
    jp: '発表 ニュース お知らせ',
  },
  '/made-with': {
    en: 'gallery artwork showcase community examples',
    cn: '作品 画廊 展示 作品集',
    jp: 'ギャラリー 作品 展示 作例',
  },
  '/insight': { en: 'blog magazine news stories', cn: '博客 新闻 杂志', jp: 'ブログ ニュース 雑誌' },
  '/newsletter/archive': {
    en: 'newsletter subscribe email',
    cn: '邮件 订阅 通讯',
    jp: 'ニュースレター メルマガ 購読',
  },
  '/ai': { en: 'artificial intelligence training', cn: '人工智能 训练', jp: '人工知能 学習' },
}
