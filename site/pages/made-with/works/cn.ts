import type { SampleWords } from './sample-works.ts'

const cn: SampleWords = {
  'copper-hour': {
    title: '铜色的一小时',
    words: '清晨六点一口气画完，从暗画到亮，只用一支宽油画笔。铜色最后才上，趁湿。',
  },
  'eyes-shut': { title: '闭着眼', words: '十一个图层：一层起稿，十层用来改左边脸颊。' },
  'last-tram': {
    title: '末班电车',
    words: '在电车上用一根拇指起的头，在下一班车上画完。倒影就是同一辆车，上下翻转，再抹开。',
  },
  and: { title: '和', words: '宽头笔的一笔，试了四十次。第四十次，犹豫得恰到好处。' },
  'green-curtain': {
    title: '绿色帷幕',
    words: '先画天空，画了整整一个晚上。海湾还是这片天空，翻过来，只留三分之一的浓度。',
  },
  'flowering-gum': { title: '桉树开花', words: '湿画法，纸纹调得很重。每朵花都是一小洼颜料，放着不去动它。' },
  'wattle-and-jug': {
    title: '金合欢与水壶',
    words: '这片黄其实是七种黄。水壶里没有一点黑，虽然人人都说看见了。',
  },
  'night-ferry': { title: '夜渡', words: '在码头上用手机画的。先画窗，再画船，让船去迁就窗户。' },
  ebb: { title: '退潮', words: '从悬崖上垂直往下看。一层层的水用涂抹工具拖出来，再刮回去。' },
  'six-shells': {
    title: '七只，俯视',
    words: '一个下午捡来的海胆壳。前一半靠对称，后来关掉对称，好让它们破得像样。',
  },
  'apricot-moon': { title: '杏色的月亮', words: '四重山，四个图层，各用一种颜色。只有月亮用了两种。' },
  'town-on-a-page': {
    title: '一页小城',
    words: '街道是分格的空隙，屋顶是画格。它也是一部短片的第一帧，灯会一盏盏亮起来。',
  },
  'one-wingbeat': { title: '振翅一次', words: '开着洋葱皮画的五张画。片子不到半秒，循环播放。' },
  'flower-crown': { title: '花冠', words: '直接画在模型上，接缝也一起画了。花瓣是一片一片转到光里的。' },
  'market-lane': { title: '夜市小巷', words: '九盏灯，各有各的白。最后由一个西红柿定了下来。' },
  banksia: { title: '班克木', words: '一支花烛，同一支画笔的八百来下小笔触，还有一小时的安静。' },
  'red-boots': { title: '红靴子', words: '八张画的一次行走。靴子画成红色，好让你看脚跟，重量就在那里。' },
  'beetle-view': {
    title: '甲虫的视角',
    words: '趴在湿地上，用手机画的。菌盖是平涂，底下的阴影只是一条提亮的线。',
  },
  'under-the-kelp': { title: '海藻之下', words: '光从上面来，下面什么也没有。每一笔都顺着水走的方向。' },
  'night-studio': {
    title: '夜里的画室',
    words: '平面的色块，用选区工具像剪纸一样剪出来。唯一柔软的边缘是雪。',
  },
  'pad-of-gulls': {
    title: '一叠海鸥',
    words: '用翻页本做的：画一张，翻一页，再画。之后没有再用手挪动过什么。',
  },
  'six-vessels': { title: '六件器皿', words: '全部由四种颜色调成。它们挨得很近，好向邻居借一点颜色。' },
}

export default cn
