import type { SheetsCopy } from './en.ts'

const cn: SheetsCopy = {
  title: '{sheet} · 练习纸 · procreate',
  crumb: '练习纸',
  back: '全部课程和练习纸',
  print: '用浏览器打印本页：只会印出练习纸，A4 或 Letter 都可以。',
  name: '姓名',
  date: '日期',
  foot: 'procreate，霍巴特。谁想画画，就给谁复印一张。',
  sheets: {
    grid: { title: '绘画网格', text: '八乘十个格子。在照片上铺同样的网格，一格一格地抄。' },
    values: {
      title: '明度阶',
      text: '把明度阶从纸白涂到最深。再给球、蛋和柠檬各涂五个明度。光从左边来。',
    },
    wheel: {
      title: '色轮',
      text: '从有圆点的三格开始：黄、红、蓝。中间的自己混。下面：一种颜色、它的对面、两者混合。',
    },
    flipbook: {
      title: '翻页书',
      text: '画八格，先画第一格和最后一格。沿虚线剪开，按编号叠好，在灰边上订起来，翻动。',
    },
    storyboard: { title: '分镜', text: '六格。横线上写：发生什么、听见什么、多长时间。' },
  },
}

export default cn
