import type { BetaApplicationCopy } from './en.ts'

const jp: BetaApplicationCopy = {
  fields: {
    name: 'お名前',
    email: 'メールアドレス',
    email2: 'メールアドレス（確認）',
    betas: 'ベータ版の製品',
    device_language: 'デバイスの言語',
    devices: 'デバイス',
    familiarity: '慣れている分野',
    message: 'メッセージ',
    code_of_conduct: '行動規範',
    terms: '利用規約とプライバシー',
  },
  questions: {
    code_of_conduct: '{conduct}を読み、守ります。',
    terms: '{terms}と{privacy}に同意します。',
  },
  errorLabels: {
    familiarity: '経験のある分野',
  },
  options: {
    familiarity: {
      illustration: 'イラスト',
      sketching: 'スケッチ',
      painting: 'ペインティング',
      animation: 'アニメーション',
      'stop-motion': 'コマ撮り',
      '3d-painting': '3D ペイント',
      'architectural-rendering': '建築パース',
      'mind-mapping': 'マインドマップ',
      planning: '計画づくり',
    },
    devices: {
      'not-listed': '自分のデバイスが一覧にない',
    },
  },
  nothing: 'なし',
}

export default jp
