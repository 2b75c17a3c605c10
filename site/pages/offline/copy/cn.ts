import type { OfflineCopy } from './en.ts'

export default {
  title: '没有网络 · procreate',
  heading: '现在|没有网络',
  text: '这一页没有加载出来：可能是你的设备没有联网，也可能是我们的服务器暂时连不上。',
  again: '再试一次',
  kept: {
    heading: '留在这台设备上的页面',
    text: '你保存的手册和页面，以及你打开过的页面，没有网络也能看。',
    none: '你打开过的手册页面会留在这台设备上，没有网络时也能看。现在一页也还没有。',
  },
} satisfies OfflineCopy
