import type { InsightCopy } from './en.ts'

const cn: InsightCopy = {
  head: {
    title: '见闻：一本谈画画的杂志',
    description: 'procreate、pocket 和 dreams 的制作者办的杂志，写画画、色彩、动画、课堂和工作室。',
    category: '{category} · 见闻',
    year: '见闻 {year}',
    yearDescription: '见闻 {year} 年的全部文章。这本杂志由 procreate 的制作者来办。',
    article: '{title} · 见闻',
  },
  masthead: {
    heading: '见闻',
    lead: '一本杂志，写手，写眼睛，也写手眼之间的那些时光。',
    cover: '封面文章',
    featured: '本期内容',
  },
  shelf: {
    heading: '书架上',
    filter: '选择类别',
    all: '全部类别',
    active: '当前筛选',
    remove: '去掉筛选：{name}',
    clear: '全部去掉',
    more: '再看一些',
    newest: '回到最新的文章',
    shown: { other: '已显示 {n} 篇文章' },
    missing: '文章暂时加载不出来，过一分钟再刷新试试。',
    empty: '这个题目还没有文章。',
  },
  years: { heading: '按年份', articles: { other: '{n} 篇' } },
  meta: {
    minutes: { other: '约 {n} 分钟读完' },
    sample: '示例文章',
  },
  article: {
    sample: '这是一篇示例文章：文中的画家是虚构的，能学到的东西是真的。',
    anchor: '这一节的链接',
    related: '接着读',
    before: '上一篇',
    share: {
      heading: '转给别人',
      x: '分享到 X',
      facebook: '分享到 Facebook',
      copy: '复制链接',
      copied: '链接已复制',
      failed: '无法复制到剪贴板',
    },
    film: {
      label: 'YouTube 上的一段影片',
      note: '现在还没有从那里加载任何东西。一按播放，Google 就会看到你的 IP 地址，也会知道你是从本站来的。',
      play: '播放影片',
      playing: '这段影片来自 YouTube，Google 现在看得到你的 IP 地址。不想这样，关掉影片就行。',
      close: '关掉影片',
    },
  },
  feeds: { atom: '见闻（Atom）', rss: '见闻（RSS）', json: '见闻（JSON）' },
}

export default cn
