import type { BetaApplicationCopy } from './en.ts'

const cn: BetaApplicationCopy = {
  fields: {
    name: '姓名',
    email: '邮箱',
    email2: '确认邮箱',
    betas: '测试的产品',
    device_language: '设备语言',
    devices: '设备',
    familiarity: '熟悉的领域',
    message: '留言',
    code_of_conduct: '行为准则',
    terms: '条款与隐私',
  },
  questions: {
    code_of_conduct: '我已阅读{conduct}，并会遵守。',
    terms: '我接受{terms}和{privacy}。',
  },
  errorLabels: {
    familiarity: '熟悉的领域',
  },
  options: {
    familiarity: {
      illustration: '插画',
      sketching: '速写',
      painting: '绘画',
      animation: '动画',
      'stop-motion': '定格动画',
      '3d-painting': '3D 绘画',
      'architectural-rendering': '建筑表现',
      'mind-mapping': '思维导图',
      planning: '规划',
    },
    devices: {
      'not-listed': '列表中没有我的设备',
    },
  },
  nothing: '无',
}

export default cn
