import type { AttachmentsCopy } from './shape.ts'

const cn: AttachmentsCopy = {
  label: '添加附件（选填）',
  help: '最多 {files} 个文件，每个不超过 {size}：图片、视频、PDF、文本、zip 压缩包，以及我们应用的文件，例如 .procreate、.brushset 或 .swatches。',
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
  limited: '短时间内上传得太多了。请在{when}重试。',
  list: '已添加的文件',
  reasons: {
    type: '不接受这种文件，或者内容与文件名不符。',
    size: '它大于 {size}。',
    empty: '它是空的。',
    count: '已经有 {files} 个文件了。',
    unreadable: '我们无法安全地读取它。请重新存储一份，或另存为 PNG 或 JPEG，再添加一次。',
    infected: '病毒扫描在其中发现了问题。',
    gone: '它已经不在了：时间超过了一天。',
    unavailable: '没有送达。已经上传的部分会保留，请重试。',
  },
}

export default cn
