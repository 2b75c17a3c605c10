import type { BrushesCopy } from './en.ts'

const cn: BrushesCopy = {
  head: {
    title: '画笔：{brushSets} 组，{brushes} 多支 · procreate',
    description:
      '{brushSets} 组、{brushes} 多支画笔，每支都画成一笔给你看。挑一支，触控笔、手指、鼠标、键盘都行，在这里就能试。',
  },
  crumbs: { product: 'procreate', page: '画笔' },
  hero: {
    heading: '两百道笔触，|拿一支试试。',
    lead: 'procreate 自带 {brushSets} 组、{brushes} 多支画笔。往下看，每支都画了一笔，挂在墙上。喜欢哪支就取下来，在这一页就能画。',
    pickUp: '拿起一支画笔',
    wall: '去看那面墙',
    without: '想在这里试画，浏览器要能运行脚本。只看墙，什么都不用。',
  },
  wall: {
    heading: '一面墙',
    show: '只看',
    all: '全部',
    kinds: { dry: '干的', line: '画线的', wet: '湿的', blown: '喷的', nature: '自然', surface: '表面' },
    sets: '{brushSets} 组画笔',
    pickUp: '拿起{name}',
    hint: '点一下笔触，就能拿起那支画笔。',
  },
  hand: {
    heading: '手怎样，|笔就怎样',
    pressure: {
      title: '按',
      text: '笔迹会变宽、变深，或者变湿。变哪一样，看画笔，也看你。',
      more: '压力与倾斜',
    },
    tilt: {
      title: '倾',
      text: '把笔放倒，一条线就变成一层薄薄的灰，和真铅笔一样。',
      more: '设定角度',
    },
    speed: {
      title: '快',
      text: '干笔扫得快，颜色就会在纸纹上断开。在支持的设备上，画布与画笔以每秒 120 帧跟着你。',
      more: '形状与纹理',
    },
  },
  own: {
    heading: '拆开一支，|改成你的',
    lead: '一支画笔，不过是一枚印、一张纸，再加几条怎么听手的规矩。在画笔工作室里，拆开再装回去都行。弄不坏的：自带的画笔随时能恢复原样。',
    share: '自己做的画笔就是一个小文件。署上名，发给朋友，朋友的也装来用用。你做的东西归你，画笔也一样。',
    studio: '看看画笔工作室',
    sharing: '怎样分享画笔',
  },
  store: {
    heading: '全都在里面，|一次买断',
    lead: '没有订阅，也没有要另外买的画笔。',
  },
  trouble: {
    title: '画布没有加载出来',
    message: '画布暂时加载不出来。看看网络，再拿一次画笔。',
  },
  studio: {
    heading: '试画的一张纸',
    close: '回到墙前',
    brush: '画笔',
    size: '大小',
    opacity: '不透明度',
    colour: '颜色',
    ownColour: '墙上那一笔的颜色',
    wheel: '色相与浓度',
    wheelValue: '色相 {hue}，满 360；浓度 {strength}，满 100',
    lightness: '明暗',
    paper: '纸',
    papers: { paper: '奶白', kraft: '牛皮纸', sky: '天蓝', slate: '石板', night: '夜' },
    undo: '撤销',
    clear: '换一张纸',
    save: '存为 PNG',
    file: '试笔',
    private: '你画的东西只留在这个浏览器里。',
    fingers: '两根手指点一下，撤销一步。',
    sheet:
      '一张纸，一支画笔。方向键移动画笔；按住空格键作画，或按一下落笔、再按一下提笔。Control 加 Z 撤销一笔。',
    refused: '这个浏览器没法提供画布。墙上的笔触都还能看，画笔都在应用里。',
    missing: '画笔暂时加载不出来。看看网络，合上这张纸，再拿一次。',
    lost: '浏览器暂时收走了画布。你画的都还在，等画布回来就能看到。',
  },
}

export default cn
