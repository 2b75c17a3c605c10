import type { OfflineCopy } from './shape.ts'

export default {
  title: '没有网络 · procreate',
  heading: '现在|没有网络',
  text: '这个页面没能取到：你的设备离线了，或者我们的服务器暂时连不上。',
  again: '再试一次',
  kept: {
    heading: '留在这台设备上的页面',
    text: '这些是你打开过的手册页面，没有网络也能看。',
    none: '你打开过的手册页面会留在这台设备上，没有网络时也能看。现在还一页都没有。',
  },
} satisfies OfflineCopy
