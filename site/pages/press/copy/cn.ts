import type { PressCopy } from './en.ts'

const cn: PressCopy = {
  head: {
    title: '媒体 · procreate',
    description: '图标、字标、界面和画作，附尺寸与署名；还有资料、两段现成的介绍，和一位联系人。',
  },
  crumbs: { here: '媒体' },
  hero: {
    heading: '图片、资料，|还有联系人',
    lead: '东西都摆在这里，量好了尺寸，贴好了标签。需要什么就拿什么，请保持原样，署名跟着图走。',
    rules: '名称和标志怎么用',
  },
  kit: {
    title: '整柜带走',
    text: { other: '{n} 个文件，一个压缩包，{size}。' },
    print: '印刷用：界面和两幅画作另有 TIFF 文件，长边 4000 像素，300 dpi。',
    get: '下载媒体资料包',
    sum: '压缩包的 SHA-256',
    copySum: '复制校验值',
  },
  drawers: {
    files: { other: '{n} 个文件' },
    measure: '{width} × {height} 像素',
    icons: '图标',
    wordmarks: '字标',
    screens: '界面',
    paintings: '画作',
  },
  captions: {
    sheet: '{product} 图标，带底色',
    none: '{product} 标志，无底',
    'for light': '{product}，墨色，用在浅色页面',
    'for dark': '{product}，纸色，用在深色页面',
    screenshot: {
      procreate: '平板上的 procreate，图层面板开着',
      pocket: '手机上的 pocket',
      dreams: 'dreams 的舞台和时间线',
    },
    painting: {
      coast: '晨光里的海岸',
      portrait: '戴花的肖像',
      aurora: '海湾上的极光',
      'flowering-gum': '开花的桉树',
      harbour: '港口小镇',
      still: '柠檬与金合欢',
      'cover-wave': '铅笔拉出一道浪',
    },
  },
  credits: {
    icon: '用代码一笔一笔画成。©\u00a0procreate',
    wordmark: '标志用代码画成，字体为 Fraunces。©\u00a0procreate',
    screenshot: '应用界面，里面是工作室收藏的一幅画。©\u00a0procreate',
  },
  facts: {
    heading: '资料页',
    copy: '复制资料页',
    rows: [
      { term: '我们做什么', text: '绘画、素描和动画应用' },
      { term: '在哪里', text: '澳大利亚塔斯马尼亚州霍巴特' },
      { term: 'procreate', text: '平板上的插画应用' },
      { term: 'pocket', text: '它的手机版' },
      { term: 'dreams', text: '平板上的动画应用' },
      { term: '怎么卖', text: '一次买断，只在设备厂商的应用商店出售，没有订阅' },
      { term: 'dreams 的价格', text: '{price}各地区定价不同。' },
      {
        term: 'procreate 的参数',
        text: '{brushSets} 组画笔，超过 {brushes} 支；3D 绘画最多 4 盏灯，十多种环境；在支持的设备上每秒 120 帧；延时录像可选 30 秒或 4K',
      },
      {
        term: 'dreams 的参数',
        text: '19 种语言；需要 iPadOS 16 或更新的系统；视设备而定，视频轨道 1、2 或 4 条，最高 1080p 或 4K，内容轨道 50、100 或 200 条；支持的设备可用 4K ProRes',
      },
      { term: '我们守着的事', text: '不做生成式 AI；作品归作者；应用不收集用户数据' },
    ],
  },
  texts: {
    heading: '关于我们，|拿去就能用',
    short: {
      title: '短',
      copy: '复制短文',
      text: 'procreate、pocket 和 dreams 是三款绘画、素描和动画应用，出自塔斯马尼亚霍巴特。一次买断，没有订阅，没有生成式 AI。',
    },
    long: {
      title: '长',
      copy: '复制长文',
      text: 'procreate 的团队在塔斯马尼亚的霍巴特，为画画的人做三款应用。procreate 是平板上的画室，有 {brushSets} 组、超过 {brushes} 支画笔，也能在 3D 模型上作画。pocket 把它带到手机上。dreams 用来做动画，画面、视频和声音都在同一条时间线上，支持 19 种语言。三款应用都在设备厂商的应用商店里一次买断，没有订阅。应用里没有生成式 AI，也不收集用户数据；用应用创作的作品，归作者所有。',
    },
  },
  contact: {
    heading: '可以问的人',
    role: '媒体关系',
    text: '中文、英文、日文来信都可以。工作日回复，以霍巴特时间为准。',
    zone: '现在是 {short}，{offset}：{name}',
    seasons: '十月到次年四月用 AEDT（UTC+11），其余时间用 AEST（UTC+10）。',
  },
  releases: {
    title: '新闻稿',
    all: '全部新闻稿',
    missing: '新闻稿暂时加载不出来。',
  },
  insight: {
    heading: '最近写的',
    all: '全部文章',
    missing: '最新的文章暂时加载不出来，去“见闻”页面就能看到。',
  },
  list: {
    title: '媒体名单',
    text: '给为公众写作、播音和拍摄的人：有了消息，我们会告诉你，尽量提前。',
    termsLink: '使用条款',
    privacyLink: '隐私政策',
    choose: '请选择',
    submit: '加入媒体名单',
    done: '感谢加入',
    doneText:
      '邮件已经发出，里面有你的编号 {reference}，还有查看或取消登记的链接。如果你的邮箱早就在名单上，请用这个链接确认新填的内容。',
  },
  clipboard: { done: '已复制', failed: '无法复制到剪贴板' },
}

export default cn
