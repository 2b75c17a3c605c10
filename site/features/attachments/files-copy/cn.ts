import type { FilesCopy } from './en.ts'

const cn: FilesCopy = {
  hold: {
    title: '请稍等',
    message: '文件还在上传。等全部传完，再按一次按钮。',
  },
  failed: {
    title: '上传失败',
    message: '有附件上传失败，仍要继续吗？',
    yes: '仍要继续',
    no: '先不继续',
  },
}

export default cn
