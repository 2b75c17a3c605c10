import type { HomeCopy } from './en.ts'

const cn: HomeCopy = {
  head: {
    title: 'procreate：给画画的人做的应用',
    description:
      '绘画、素描、动画，三款应用，出自塔斯马尼亚霍巴特的一支小团队。一次买断，没有订阅，没有生成式 AI。',
  },
  hero: {
    heading: '看见的光，|画下来',
    lead: '画画、涂色、做动画，三款应用，出自塔斯马尼亚霍巴特的一支小团队。买一次，一直用。',
    get: '获取 procreate',
    all: '看看这三款',
    unfinished: '这张画还没画完，|你来添几笔。',
    paint: {
      label: '在画上添几笔',
      pots: { vermilion: '朱红', ochre: '土黄', ultramarine: '群青', teal: '青绿', cream: '奶油白' },
      undo: '撤销',
      wipe: '全部擦掉',
      putDown: '放下画笔',
      brush: '画笔库里的“{name}”',
      surface:
        '画布和画笔。用方向键移动画笔；按住空格键落笔，或按一下落笔、再按一下提笔。按 Esc 键放下画笔。',
    },
  },
  products: {
    label: '三款应用',
    procreate: {
      label: '在平板上画画',
      text: '十八组、两百多支画笔，画布跟得上你的手腕。我们每天用它画画，午饭时再为它争上几句。',
      more: '走进 procreate',
    },
    pocket: {
      label: '在手机上画画',
      text: '同样的画笔，一只手握得住。等公交、排队，或者碰上天空变绿的那个夜晚。',
      more: '走进 pocket',
    },
    lights: {
      heading: '一张桌子，|四盏灯',
      text: '在 procreate 里转动模型，直接画在上面，再在四周摆上至多四盏灯。',
      more: '看看 3D',
    },
    dreams: {
      label: '一帧一帧做动画',
      text: '画一条线，按下播放，它就走起来了。画面、节奏和声音，都在同一条时间线上。',
      more: '走进 dreams',
    },
  },
  news: {
    heading: '最新消息',
    all: '全部文章',
    missing: '最新的文章暂时加载不出来，去“见闻”页面就能看到。',
  },
  learning: {
    heading: '动手，|才学得会',
    lead: '画画不是读出来的。这里每上完一课，你手里都会多一张画。',
    items: {
      handbook: { title: '使用手册', text: '每件工具，每个手势，每个版本。' },
      beginners: { title: '新手系列', text: '四节课，从第一笔到一张完成的画。' },
      lessons: { title: '课堂点子', text: '给老师，周一就能用。' },
      community: { title: '社区', text: '晒晒你的画，问问她那片天空是怎么画的。' },
    },
  },
  help: {
    heading: '帮助中心',
    lead: '回信的是人，不是机器。我们按霍巴特的时间上班，每封信都会读。',
    ask: { heading: '卡在|哪里了？', search: '搜索' },
    visit: '前往帮助中心',
    talk: '联系团队',
    handbook: '打开使用手册',
  },
  beginners: {
    heading: '从一颗|柠檬开始',
    lead: '新手系列一共四节课，画成一张画。材料清单上，没有“天赋”这一项。',
    parts: ['最初的几笔', '形与影', '会唱歌的颜色', '知道何时停笔'],
    all: '完整系列',
  },
  lessons: {
    heading: '课堂点子',
    lead: '有平板、有笔、有四十分钟，就能上的课。',
    ideas: {
      leaf: {
        title: '每天一片叶子',
        years: '3 至 6 年级',
        text: '同一片叶子画一个星期，看看眼睛学会了什么。',
      },
      smell: { title: '气味地图', years: '5 至 8 年级', text: '不许画线，只用颜色和纹理。' },
      weather: { title: '十二帧的天气', years: '7 至 10 年级', text: '一秒钟的风，让它动起来。' },
    },
    all: '全部课堂点子',
  },
  careers: {
    heading: '窗边还有|空座位',
    lead: '坐在这里，看得见河，看得见山，也看得见天气怎么捉弄它俩。',
    all: '全部在招职位',
    missing: '在招职位暂时加载不出来，去招聘页面就能看到。',
    none: '眼下没有空座位。不过，画画的人随时欢迎来信。',
  },
  insight: {
    heading: '见闻',
    lead: '一本杂志，写手，写眼睛，也写手眼之间的那些时光。',
    categories: '你可以读到',
    all: '翻开杂志',
  },
}

export default cn
