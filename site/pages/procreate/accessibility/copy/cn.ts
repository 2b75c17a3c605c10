import type { AccessibilityCopy } from './en.ts'

const cn: AccessibilityCopy = {
  head: {
    title: 'procreate 的无障碍：一幅画，四种说法',
    description:
      '给不一样的眼睛、手和声音：旁白、语音控制、更大的文字、更强的对比、叫得出名字的颜色、单指面板、简化界面。',
  },
  crumbs: { product: 'procreate', page: '无障碍' },
  hero: {
    heading: '一幅画，|四种说法',
    lead: '手和手不一样，眼睛和眼睛也不一样。先听再画，先摸着边再画，屏幕上一次只放一样东西，画都一样是你的。',
  },
  told: {
    seen: {
      title: '看见',
      text: '颜色齐全，上面有阳光，底下有影子。',
      picture: '绿墙前的橙色桌面上，放着一蓝盘水果。阳光从左上方来，每个水果都有一处亮光和一面暗影。',
    },
    heard: {
      title: '听见',
      text: '绿墙前，橙色的桌上，放着一只蓝盘子。里面有五个水果：一个橙子、一个红苹果、一个黄柠檬，后面是一个青苹果，最上面还有一个拳头大的橙子。一颗紫李子滚到了右边，自己待着。阳光从左边来，所有的影子都指向那颗李子。',
      read: '读给我听',
      stop: '停下',
      none: '这个浏览器不会朗读。读屏软件可以读出上面的文字。',
      failed: '浏览器的朗读没有回应。读屏软件可以读出上面的文字。',
    },
    touched: {
      title: '摸到',
      text: '手指在画布上停住，就会念出底下那个颜色的名字。轻轻“嗒”一声，笔就落下了。',
      picture: '同一盘水果，做成没有颜色的浮雕，像从纸背压出来的，每条边都摸得着。',
    },
    simplified: {
      title: '简化',
      text: '平平的形状，一种水果一种颜色。盘子该有的，一样没少。',
      picture: '同一盘水果，画成六种纯色的平面形状，没有光，也没有影。',
    },
  },
  features: {
    heading: '叫得出名字，|也说得出用处',
    lead: '九个名字来自 App Store 和平板的设置，还有一个是我们自己的。',
    items: {
      voiceOver: {
        title: '旁白',
        text: '每个按钮、滑块、图层，都会报出自己是什么、现在是什么状态。在画布上，能听到手指下面是什么颜色；点两下，第二下按住，就能画。',
      },
      voiceControl: {
        title: '语音控制',
        text: '每个按钮都有叫得出的名字，只有图标的也有。借助网格，画笔能到任何一处。',
      },
      switchControl: {
        title: '切换控制',
        text: '按钮、滑块、画布上的点，都能扫描到。画笔点一下，就留下一个印：第一张画，从叶子和圆点开始正好。',
      },
      oneFinger: {
        title: '单指面板',
        text: '撤销、缩放、旋转、清空：别处要两三根手指的，在这里只是一个按钮。手在哪一边，就把面板放到哪一边。',
      },
      largerText: { title: '更大的文字', text: '面板里的字变大，行高也跟着变，一个字都不会截掉。' },
      contrast: {
        title: '足够的对比度',
        text: '按钮和滑块的边框更清楚，画笔的轮廓在亮处暗处都看得见。',
      },
      dark: {
        title: '深色界面',
        text: '面板一开始就是深色的，好让画最亮。想要浅色，拨一下开关就行。',
      },
      colour: {
        title: '不只靠颜色区分',
        text: '选到的颜色都有名字：深青绿、浅暖灰。你另起一个，应用就用你起的。',
      },
      motion: {
        title: '减弱动态效果',
        text: '平板设了“减弱动态效果”，面板就直接出现在该在的地方，不再滑进来。',
      },
      captions: {
        title: '字幕',
        text: '要紧的事，从不只靠声音来说。延时录像是没有声音的影片。',
      },
    },
    more: '看手册',
  },
  bench: {
    heading: '就用这幅画|试试',
    lead: '红的花，灰绿的叶。看看在别人眼里是什么样，再看看那根细枝还找不找得到。',
    text: { label: '文字大小', usual: '标准', large: '大', largest: '最大' },
    contrast: { label: '对比度', usual: '标准', firm: '更强' },
    look: { label: '界面', dark: '深色', light: '浅色' },
    filter: {
      label: '画布滤镜',
      none: '不用',
      protan: '没有红',
      deutan: '没有绿',
      tritan: '没有蓝',
      grey: '灰度',
    },
    finger: { label: '单指面板', zoom: '放大', turn: '旋转', hide: '隐藏界面' },
    panel: {
      label: '图层',
      rows: [
        { name: '花', colour: '深绯红' },
        { name: '叶', colour: '暗灰绿' },
        { name: '细枝', colour: '暖棕' },
        { name: '纸', colour: '淡奶油白' },
      ],
    },
    more: '替别人的眼睛看一遍',
  },
  simple: {
    heading: '五个按钮，|也够了',
    lead: '简化界面给孩子，给疲倦的晚上，也给一次只想顾一件事的手和心。留下哪些画笔、哪些颜色，由你来定，可以给自己用，也可以给别人用。',
    buttons: { paint: '绘画', erase: '橡皮擦', colour: '颜色', undo: '撤销', gallery: '作品库' },
    more: '怎么设置',
  },
  contact: {
    heading: '还有什么|挡着你',
    lead: '告诉我们，你的手是怎么做的，应用又当成了什么。回信的是人，每封信都会读。',
    talk: '联系团队',
    handbook: '手册：无障碍',
  },
}

export default cn
