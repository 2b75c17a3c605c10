import type { EducationCopy } from './en.ts'

const jp: EducationCopy = {
  fields: {
    name: 'お名前',
    email: 'メールアドレス',
    email2: 'メールアドレス（確認）',
    school: '学校・団体名',
    role: '立場',
    country: '国・地域',
    devices: 'デバイスの台数',
    message: 'ご質問',
    terms: '規約',
  },
  questions: { terms: '{terms}と{privacy}に同意します。' },
  options: {
    role: {
      teacher: '教えています',
      technician: 'デバイスを管理しています',
      head: '学校の運営・購入を担当しています',
      library: '図書館や博物館で働いています',
      student: '学生です',
      other: 'そのほか',
    },
    devices: {
      '1-9': '10 台未満',
      '10-49': '10～49 台',
      '50-199': '50～199 台',
      '200-999': '200～999 台',
      '1000': '1,000 台以上',
    },
  },
}

export default jp
