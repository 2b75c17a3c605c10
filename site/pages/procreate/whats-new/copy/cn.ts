import type { WhatsNewCopy } from './en.ts'

const cn: WhatsNewCopy = {
  head: {
    title: 'procreate 新功能：5.3、5.2 和更早的版本',
    description:
      '5.3 带来悬停预览、简化界面、文字和 4K 延时录像；5.2 带来 3D 绘画、页面辅助和无障碍。所有版本，以及手册里改动过的页面。',
  },
  crumbs: { product: 'procreate', page: '新功能' },
  calendar: {
    heading: '一个版本，|一片叶子',
    lead: '每个版本都不另收钱：买过 procreate，就全都有。',
    label: '版本',
    caption: '压平贴好的桉树叶。新长出的那片是绯红的。',
    leaves: {
      '5-3': '悬停、文字、4K、更少的按钮',
      '5-2': '立体、书页、无障碍',
      '5-x': '渐变、吸附、参考',
      '5-0': '这本册子从这里开始',
    },
  },
  changed: '手册里改动的页面',
  newest: {
    version: '5.3 版',
    hover: {
      heading: '还没落笔，|先看见笔迹',
      text: '触控笔停在画布上方一指宽的地方，画笔的轮廓就跟着它走：有多大、朝哪边，都看得见，里面还淡淡地填着手里的颜色。碰到画布之前，什么都不会画上去。',
    },
    simple: {
      heading: '五个大按钮',
      text: '简化界面留下画画用得着的，别的都收起来：给孩子，给疲倦的晚上，也给一次只想顾一件事的心。',
      buttons: { paint: '绘画', erase: '橡皮擦', colour: '颜色', undo: '撤销', gallery: '作品库' },
    },
    text: {
      heading: '字还是字',
      text: '打字，单独改一个字的样子，把一行竖过来，用自己的字体。画完了，字还能改。',
      specimen: { heading: '涨潮' },
    },
    film: {
      heading: '一整个星期，4K',
      text: '延时录像最高 4K，可以留完整的，也可以剪成 30 秒。',
      link: '看一幅画怎么画成',
    },
    pages: {
      hover: '悬停',
      pencil: '触控笔',
      simple: '简化界面',
      text: '文字',
      film: '延时录像',
    },
  },
  before: {
    version: '5.2 版',
    space: {
      heading: '颜料|有了背面',
      text: '打开一个模型，在笔下转着它，用你熟悉的画笔往上画。最多四盏灯、十多种环境，让你看清画成了什么样。',
      link: '自己转转看',
    },
    pages: {
      heading: '一张画布，一本书',
      text: '页面辅助把图层当作书页。漫画、分镜，或者一个月的速写，都能一页页翻着看，再存成一个文件分享。',
    },
    access: {
      heading: '给更多的手|和眼睛',
      text: '原来要三指的，一指也行；画布能念给你听，颜色有名字，线条更稳。',
      link: '一幅画，四种说法',
    },
    handbook: {
      space: '3D 绘画',
      light: '灯光与环境',
      textures: '贴图',
      pages: '页面辅助',
      access: '无障碍',
      touch: '触控',
    },
  },
  older: {
    fifth: {
      version: '5X 版',
      heading: '手指一滑，|光就动了',
      text: '调整可以用画笔涂上去，也可以在图层上滑着调。渐变映射给暗处和亮处各自的颜色，参考图层让线稿不沾颜料，边和边会互相吸附。',
      pages: {
        adjustments: '调整',
        gradient: '渐变映射',
        reference: '参考图层',
        transform: '变换',
        snapping: '吸附',
      },
    },
    first: {
      version: '5.0 版',
      heading: '第一页',
      text: '画笔工作室，开箱就有的十八组画笔，还有帧和洋葱皮。手册从这里开始，这一版现在还在书架上。',
      pages: {
        contents: '5.0 的手册',
        studio: '画笔工作室',
        onion: '洋葱皮',
        painting: '第一张画',
      },
    },
  },
  take: { heading: '下一片叶子，|也是你的' },
}

export default cn
