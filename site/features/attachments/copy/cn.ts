import type { AttachmentsCopy } from './en.ts'

const cn: AttachmentsCopy = {
  label: '添加附件（选填）',
  help: '最多 {files} 个文件，每个不超过 {size}：图片、视频、PDF、文本、zip 压缩包，还有我们应用的文件，例如 .procreate、.brushset 或 .swatches。',
  drop: '也可以把文件拖到这里，或直接粘贴图片。',
  progress: '{name} 的上传进度',
  uploading: '正在上传…',
  complete: '已完成',
  failed: '失败',
  retry: '重试',
  retryLabel: '重试 {name}',
  remove: '移除',
  removeLabel: '移除 {name}',
  removed: '已移除 {name}。',
  isUploading: '正在上传 {name}。',
  isComplete: '{name} 已上传完成。',
  isFailed: '{name} 上传失败。{reason}',
  limited: '一下子上传得太多了，请在{when}重试。',
  list: '已添加的文件',
  reasons: {
    type: '不支持这种文件，或者内容和文件名对不上。',
    size: '文件超过了 {size}。',
    empty: '文件是空的。',
    count: '已经有 {files} 个文件了。',
    unreadable: '无法安全地读取这个文件。请重新存一份，或另存为 PNG 或 JPEG，再添加一次。',
    infected: '病毒扫描发现这个文件有问题。',
    gone: '过了一天以上，文件已经清除。',
    unavailable: '没有传完。已经上传的部分都还在，请重试。',
  },
}

export default cn
