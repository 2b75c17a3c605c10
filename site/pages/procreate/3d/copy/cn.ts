import type { SpaceCopy } from './en.ts'

const cn: SpaceCopy = {
  head: {
    title: '用 procreate 在 3D 模型上画画',
    description:
      '在笔下转动模型，画上颜色、粗糙度和金属度，再打光：最多四盏灯，十多种环境。灯就在这一页，来试试。',
  },
  studio: {
    heading: '把灯|挪一挪',
    lead: '她一半还是素坯，一半已经上了色。身边最多能摆四盏灯。拖动一盏，看看脸颊怎么变。',
    turnOn: '开灯',
    coming: '正在加载模型',
    canvas: '模型。拖动它，或按方向键，让它转动。',
    messages: {
      lost: '浏览器暂时收走了画面，腾出空间就会自己回来。',
      none: '这个浏览器在这里画不出模型。图片里是同一个头像，由两盏灯照着。',
      failed: '模型没有加载出来，过一分钟再试试。',
    },
    lamps: {
      label: '灯',
      lamp: '灯 {n}',
      add: '添一盏',
      remove: '撤掉',
      around: '方向',
      height: '高度',
      strength: '亮度',
      tone: '灯的颜色',
      tones: {
        candle: '烛火',
        lamp: '台灯',
        sun: '斜阳',
        daylight: '日光',
        sky: '蓝天',
        violet: '紫罗兰',
        rose: '玫瑰',
        aurora: '海绿',
      },
    },
    surface: { label: '表面', clay: '素坯', half: '各半', painted: '上色' },
    turn: '转动',
    swing: '慢慢转',
    stop: '停下',
    reset: '恢复原样',
    environments: {
      label: '环境',
      names: {
        north: '朝北的窗',
        dawn: '第一缕光',
        noon: '正午海滩',
        cloud: '低云',
        gully: '蕨谷',
        snow: '雪原',
        dusk: '落日',
        blue: '蓝调时分',
        aurora: '极光',
        neon: '霓虹街',
        candles: '烛光',
        gallery: '白色展厅',
      },
    },
  },
  paint: {
    heading: '转一下，|画一笔，|再转一下',
    lead: '模型是一块没有边的画布。两根手指转动它，笔落在哪里，颜色就上在哪里。画笔、图层、混合模式，全都照用。',
    parts:
      '模型的每个部分都有自己的图层。手画出了界也不要紧，笔画只留在你选中的那一部分。像杯口这样的地方，用不着蒙版。',
    link: '手册：在模型上画',
    open: '能打开哪些文件',
  },
  textures: {
    heading: '一笔，|三种颜料',
    lead: '模型上的一个图层，存的不只是颜色。这一笔落下哪一样，你来选；三样一起也行。',
    kinds: [
      { name: '颜色', text: '和平时一样。' },
      { name: '粗糙度', text: '涂深色，表面就亮；涂浅色，表面就哑。光亮的釉和哑光的粉笔，只差一笔。' },
      { name: '金属度', text: '白的地方成了金属，黑的地方还是陶土、布或皮肤。' },
    ],
    flat: '文字和图案，摊平了更好画。平面视图把表面铺开，像裁缝铺开一只袖子；你放在上面的东西，一抬头就在模型上了。',
    link: '手册：贴图',
  },
  light: {
    heading: '四盏灯，|四件事',
    lead: '别把影子画进颜色里。在灯光工作室，灯什么时候都能挪，一笔都不会动到。',
    tasks: [
      { name: '主光', text: '高处，偏一侧，把形体照出来。' },
      { name: '补光', text: '在对面，弱一点，冷一点，让暗部看得见。' },
      { name: '轮廓光', text: '在模型背后，替你勾边。' },
      { name: '点缀光', text: '一扇窗、一支蜡烛、一块屏幕，看画面要什么。' },
    ],
    link: '手册：灯光与环境',
  },
  environments: {
    heading: '十多间屋子，|任它站',
    lead: '环境的光柔柔地从四面八方来，釉面上映出来的也是它。换一个环境，哑光的陶土几乎没反应，金子就完全变了样。',
  },
  take: {
    heading: '带着走',
    lead: '想让别人也转着看，用 USDZ。要去别的应用接着做，用 OBJ 加贴图。PNG 是摊平的画，MP4 是转一圈的影片。',
    own: '你画好的模型归你，和你在这里画的每一幅画一样。',
  },
}

export default cn
