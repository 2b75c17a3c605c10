import type { SitemapCopy } from './en.ts'

const cn: SitemapCopy = {
  head: {
    title: '网站地图 · procreate',
    description: '本站所有页面，都列在这一页：应用、帮助、公司、法律文件和订阅源。',
  },
  heading: '所有页面，|都在这一页',
  sections: {
    product: '产品',
    help: '帮助',
    website: '网站信息',
    news: '新闻与宣传',
    websites: 'procreate 的其他网站',
    social: '社交媒体',
    other: '其他资源',
  },
  entries: {
    home: '首页',
    'beginners-series-1': '新手系列，第 1 节',
    'beginners-series-2': '新手系列，第 2 节',
    'beginners-series-3': '新手系列，第 3 节',
    'beginners-series-4': '新手系列，第 4 节',
    'handbook-procreate': 'procreate 使用手册',
    'handbook-pocket': 'pocket 使用手册',
    'handbook-dreams': 'dreams 使用手册',
    reveal: '揭幕',
    'trademark-use-application': '使用许可申请',
    releases: '新闻稿',
    'newsletter-archive': '寄出的信',
    'insight-atom': '文章的 Atom 订阅源',
    'insight-rss': '文章的 RSS 订阅源',
    'insight-json': '文章的 JSON 订阅源',
    'releases-atom': '新闻稿（Atom）',
    'careers-atom': '职位的 Atom 订阅源',
    'newsletter-atom': '信件的 Atom 订阅源',
    calendar: '发布与日期的日历',
    'store-procreate': 'App Store 里的 procreate',
    'store-pocket': 'App Store 里的 pocket',
    'store-dreams': 'App Store 里的 dreams',
    llms: '给语言模型的本站简介',
  },
}

export default cn
