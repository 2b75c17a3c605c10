import type { ReleasesCopy } from './en.ts'

const cn: ReleasesCopy = {
  head: {
    title: '新闻稿 · procreate',
    description: '我们宣布过的事，新的在前：新版本、日期、工作室的消息，还有一位可以问的人。',
    release: '{title} · 媒体 · procreate',
  },
  crumbs: { press: '媒体', here: '新闻稿' },
  title: '我们|宣布过的事',
  lead: '新的在前。欢迎引用，请连同日期一起；有什么没写到的，尽管来问。',
  earlier: '更早的新闻稿',
  none: '还没有新闻稿。',
  list: '新闻稿',
  subscribe: '订阅',
  formats: { atom: 'Atom', rss: 'RSS', json: 'JSON' },
  feeds: { atom: '新闻稿（Atom）', rss: '新闻稿（RSS）', json: '新闻稿（JSON）' },
  all: '全部新闻稿',
  contact: {
    title: '联系人',
    role: '媒体关系',
    text: '中文、英文、日文来信都可以；工作日回复，以霍巴特时间为准。',
  },
  about: { title: '关于我们', kit: '图片和资料' },
  others: '其他新闻稿',
}

export default cn
