import type { AboutCopy } from './en.ts'

const cn: AboutCopy = {
  head: {
    title: '关于我们 · procreate',
    description: '塔斯马尼亚霍巴特的一支小团队，为画画的人做三款应用：在哪里做，怎么做，守着什么。',
  },
  crumbs: { here: '关于我们' },
  hero: {
    heading: '岛上的|一支小团队',
    lead: '我们在塔斯马尼亚的霍巴特做 procreate、pocket 和 dreams。大多数日子都花在一个问题上：手以为接下来会怎样？',
    caption: '霍巴特背后的山，刚下过第一场雪。我们的桌子就在山脚的镇上。',
  },
  day: {
    heading: '一天，|八个地方',
    lead: '一天就能横穿这座岛。这些就是我们干活的地方，按天光的先后排列。',
    places: {
      wires: {
        hour: '天刚亮',
        heading: '颜色在户外定下',
        text: '这样的黄大约只停一分钟。我们拿着平板坐到门口的台阶上，把它调出来，中午再看一遍。到那时还站得住的，才进色板。',
      },
      falls: {
        hour: '上午',
        heading: '快慢跟着水数',
        text: '一股水要落多久？水花什么时候溅起来？动画要在会动的东西旁边学。多出一帧，水就成了绳子。',
      },
      granite: {
        hour: '正午',
        heading: '画笔从东西里来',
        text: '地衣、沙子、湿木板的边。一支画笔是一个形状加一种纹理，两样都得有人出门去找。procreate 里现在有十八组，两百多支。',
      },
      tarn: {
        hour: '午后',
        heading: '样样都试两遍',
        text: '做的人自己试一遍，再请用另一只手画、用开关画、闭着眼画的人试一遍。两边对不上，就退回去重做。',
      },
      plain: {
        hour: '雷雨之前',
        heading: '大半又拿掉了',
        text: '留出空地也是干活。按钮要想摆在空白画布旁边，得配得上那个位置。配得上的不多。',
      },
      stacks: {
        hour: '黄昏',
        heading: '回信的人也画画',
        text: '天光没了，我们就读信。给你回信的人也合并错过图层，知道下一步该怎么办。',
      },
      stars: {
        hour: '夜里',
        heading: '别处正是早晨',
        text: '这里天黑的时候，有人在公交车上打开 pocket，有人用十九种语言里的一种，在 dreams 里做动画。画下的东西都在他们手里，我们看不到。',
      },
    },
  },
  stands: {
    title: '我们守着的事',
    once: {
      heading: '一次买断。',
      text: '每款应用只有一个价格，在你设备厂商的应用商店里。{price}其他地区另有定价。',
    },
    subscription: { heading: '没有订阅。', text: '不会到了月底，就有什么用不了。' },
    ai: {
      heading: '不做生成式 AI。',
      text: '工具等着你的手，不替你画。你的画，也不拿去训练任何东西。',
      more: '我们对 AI 的立场',
    },
    yours: {
      heading: '作品归你。',
      text: '留着、展出、卖掉、扔掉，都由你。你用我们的应用，我们对作品没有任何权利。',
    },
    data: {
      heading: '不收集数据。',
      text: '应用不看你画什么，也不把关于你的任何东西发给我们。',
      more: '应用的隐私政策',
    },
  },
  doors: {
    heading: '四扇门',
    lead: '霍巴特在澳大利亚的最南边，一面是山，一面是河。哪扇门是你的，就从哪扇进来。',
    careers: '来这里工作',
    press: '写写我们',
    support: '问我们点事',
    ideas: '寄个点子来',
  },
}

export default cn
