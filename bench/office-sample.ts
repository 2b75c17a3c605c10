// A filled office: samples of what visitors send, long names, long texts and hostile ones among it.
import { randomUUID } from 'node:crypto'
import type { Locale } from '../contract/locale.ts'
import type { OfficeClient } from '../contract/office/office.ts'
import { permissionChecklistIds } from '../contract/office/permission-checklist.ts'
import { newId } from '../platform/identity.ts'
import { newReference } from '../services/admin/requests/reference.ts'
import { type NewRequest, storeRequest } from '../services/admin/requests/store-request.ts'
import { addUpload } from '../services/admin/uploads/add-upload-for-tests.ts'
import { onDatabase, rateHandbookPage } from '../test/office/staff.ts'
import type { TestServer } from '../test/test-server.ts'

type Server = Pick<TestServer, 'settings'>
type Sent = Partial<NewRequest> & { readonly question?: string; readonly files?: readonly string[] }

const longName = '勅使河原 喜左衛門之介・アレクサンドリーナ フォン・ホーエンツォレルン＝シュヴェリーン'
const longFile = `${'図'.repeat(83)}.png`
const manyWords =
  'When I rotate the canvas while a stroke is still being drawn, the stroke jumps to where it would have been. '
const minuteMs = 60_000

interface SampleOptions {
  /** Without long names, long texts and hostile ones: for the pictures of the guide. */
  readonly isPlain?: boolean
}

/** Fills the office of a server; resolves to the references that have everything. */
export async function fillOffice(
  server: Server,
  office: OfficeClient,
  { isPlain = false }: SampleOptions = {},
) {
  const difficultName = isPlain ? '松本 千尋' : longName
  const receive = async (sent: Sent, hoursAgo = 1): Promise<string> => {
    const { kind = 'support', question = 'My layers are gone.', files = [], ...rest } = sent
    const reference = newReference(kind)
    const base = {
      reference,
      kind,
      locale: 'en',
      name: 'Ann',
      email: 'ann@example.com',
      accountId: null,
    } as const
    const at = new Date(Date.now() - hoursAgo * 60 * minuteMs)
    await onDatabase(server, async db => {
      const form = { ...base, answers: { product: 'procreate', question }, ...rest }
      const id = await storeRequest(db, form, at)
      for (const name of files)
        await addUpload(db, {
          id: newId(),
          name,
          size: 2_400_000,
          request_id: id,
          created_at: at.toISOString(),
        })
    })
    return reference
  }
  for (const [at, [name, locale, question]] of support.entries())
    await receive({ name, locale, question, email: `reader-${at}@example.com` }, at * 7 + 2)
  if (!isPlain) await receiveDifficult()
  async function receiveDifficult() {
    await receive(
      {
        name: '',
        email: 'no-name@example.com',
        question: '<script>alert(1)</script> \u202Egnirts \u2066a\u2069',
      },
      3,
    )
    await receive(
      {
        name: 'أحمد \u202Eevil\u202C',
        email: 'rtl@example.com',
        question: 'مرحبا، أين طبقاتي؟ Where are they?',
      },
      5,
    )
    await receive(
      { name: 'A Very Long Letter', email: 'long@example.com', question: manyWords.repeat(560) },
      9,
    )
  }
  await receive(
    { name: '田中 澪', locale: 'jp', email: 'mio.tanaka@example.com', question: '前の質問です。' },
    300,
  )
  const one = await receive(
    {
      ...{
        name: isPlain ? '田中 澪' : longName,
        locale: 'jp',
        email: 'mio.tanaka@example.com',
        files: [isPlain ? 'canvas.png' : longFile, 'スクリーンショット 2026-05-02.png', 'ink.procreate'],
      },
      question:
        'iPadを再起動すると、昨日まで描いていた絵のレイヤーがすべて一枚に統合されていました。\n\n元に戻す方法はありますか。締め切りが明日なので、とても困っています。',
    },
    6,
  )
  const params = { reference: one }
  await office.assign({ body: { references: [one], assignee: (await office.getMe()).id } })
  await office.addNote({
    params,
    body: { act: randomUUID(), text: 'The file is from 5.3.1, the crash that was fixed in 5.3.2.' },
  })
  const { version } = await office.getRequest({ params })
  await office.reply({
    params,
    body: {
      act: randomUUID(),
      version,
      text: 'ご連絡ありがとうございます。\n\n「書類」の中の「最近削除した項目」をご覧ください。',
      uploads: [],
    },
  })
  await office.tag({ body: { references: [one], add: ['layers', 'crash', '5.3.1'] } })

  for (const [at, [applicant, locale, message]] of applicants.entries()) {
    const name = applicant === longName ? difficultName : applicant
    const deviceLists = [['ipad-pro-13-m4', 'ipad-a16'], ['ipad-pro-11-m5'], ['not-listed'], ['ipad-a16']]
    const answers = {
      ...{ device_language: 'ja', devices: deviceLists[at % 4], message },
      familiarity: [
        ['illustration', 'stop-motion', 'architectural-rendering'],
        ['sketching'],
        ['animation', 'planning'],
      ][at % 3],
    }
    await receive(
      { kind: 'beta-application', name, locale, email: `beta-${at}@example.com`, answers },
      at * 11 + 4,
    )
  }
  const permissions: string[] = []
  for (const [at, [name, locale, usage]] of permissionSeekers.entries())
    permissions.push(
      await receive(
        {
          ...{ kind: 'permission', name, locale, email: `press-${at}@example.com` },
          answers: { ...permission, usage, contact_name: name, contact_email: `press-${at}@example.com` },
        },
        at * 30 + 8,
      ),
    )
  const [open = '', ...granted] = permissions
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  for (const [at, reference] of granted.slice(0, 4).entries()) {
    const text =
      at % 2
        ? 'マグカップ 200 個まで。クレジットを底面に印刷すること。'
        : 'Two hundred mugs, with the credit line printed under the base, sold in Tasmania alone.'
    const body = {
      state: 'accepted' as const,
      text,
      starts_on: dayIn(0),
      ends_on: dayIn(40 + at * 300),
      checked: [...permissionChecklistIds],
    }
    await office.decidePermission({ params: { reference }, body })
  }
  await office.endLicence({
    params: { reference: granted[3] ?? '' },
    body: { ends_on: dayIn(5), reason: '約束と違う使い方です。' },
  })
  for (const [at, [name, locale, organisation]] of journalists.entries())
    await receive(
      {
        ...{
          kind: 'media-list',
          name,
          locale,
          email: `journalist-${at}@${'a-very-long-name-of-a-magazine-'.repeat(isPlain ? 0 : at % 4)}paper.example`,
        },
        answers: {
          organisation,
          format: ['print', 'online', 'podcast', 'tv'][at % 4],
          marketing: at % 2 === 0,
        },
      },
      at * 50 + 1,
    )
  for (const [name, texts] of Object.entries(savedReplies))
    await office.saveSavedReply({ body: { team: 'support', name, texts } })
  for (const path of ['layers/masks', 'brushes/settings', 'layers/masks', 'export/share'])
    await rateHandbookPage(server, {
      path,
      comment: 'マスクの説明がもう少しあると助かります。図があると、もっと分かりやすいと思います。',
    })
  for (const [from, to] of [
    ['/old-brushes', '/procreate/brushes'],
    [
      isPlain
        ? '/learn/first-steps'
        : '/learn/a-very-long-old-address-that-somebody-printed-on-a-poster-years-ago',
      '/handbook',
    ],
  ])
    await office
      .addRedirect({ body: { from: from ?? '', to: to ?? '' } })
      .catch(error => console.warn(String(error)))
  return { request: one, permission: open, licence: granted[0] ?? '', email: 'mio.tanaka@example.com' }
}

const support: readonly [string, Locale, string][] = [
  ['Ann Lee', 'en', 'The brush cursor stays on the canvas after I lift the pencil.'],
  ['林 曉薇', 'cn', '更新之后，我的画布打不开了。每次点开都会闪退，已经试过重启设备。'],
  ['佐藤 光', 'jp', 'ブラシの筆圧が効かなくなりました。設定を初期化しても同じです。'],
  [
    'Ngāti Porou Collective of Illustrators and Printmakers',
    'en',
    'Can one purchase be used by a school of forty pupils on shared tablets?',
  ],
  ['欧阳 司马慕容 娜仁高娃·阿丽亚', 'cn', '请问在哪里可以找到旧版本的笔刷？我的学生们都在用 5.2。'],
  ['Bo', 'en', 'Refund please'],
  ['高橋 さくら', 'jp', '購入した覚えのない請求があります。確認していただけますか。'],
  ['Ida Holm', 'en', 'My time-lapse exports without sound, and only the last minute of it.'],
  ['王 小明', 'cn', '色彩配置文件导入后颜色偏暗，打印出来也不对。'],
  ['Søren Ø', 'en', 'Is there a way to lock the rotation of the canvas while I zoom with two fingers?'],
  ['渡辺 直美', 'jp', 'dreams で保存したファイルが iCloud に見つかりません。'],
  ['Cat Ruiz', 'en', 'Thank you for the new pencil. It feels like the one from my first year at school.'],
]
const applicants: readonly [string, Locale, string][] = [
  ['Kara One', 'en', 'I draw on trains, for about two hours a day.'],
  [longName, 'jp', '建築のパースを描いています。一日に八時間ほど使います。'],
  ['周 雨桐', 'cn', ''],
  [
    'Lou',
    'en',
    'I have tested three apps before and write reports that can be repeated: what I did, what I saw and what I had expected, with a film of the screen and the file itself.',
  ],
  ['阿部 蓮', 'jp', 'コマ撮りのアニメーションを作っています。'],
  ['Eilidh MacDonald-Buchanan', 'en', ''],
  ['陈 思远', 'cn', '我是一名插画老师，想和学生一起测试。'],
  ['Pim', 'en', 'Please!'],
  ['山口 葵', 'jp', ''],
]
const permissionSeekers: readonly [string, Locale, string][] = [
  [
    'Tram Window Press',
    'en',
    'On the cover and on three inside pages of a book for beginners, 4,000 copies, sold in Australia and New Zealand, and on the poster of its exhibition.',
  ],
  ['高橋印刷株式会社', 'jp', 'マグカップ 200 個に印刷し、展示会で配布します。'],
  ['Hobart Night Market', 'en', 'On 200 mugs'],
  ['长沙市岳麓区少年宫美术教育中心', 'cn', '用于少年宫暑期绘画班的招生海报，约五百张。'],
  ['Ida Holm', 'en', 'A film about how I paint, shown at two festivals.'],
  ['上海一页纸文化传播有限公司', 'cn', '书籍封底的软件名称标注。'],
]
const permission = {
  ...{
    marks: 'The procreate wordmark and the icon of dreams',
    period: '2',
    regions: 'Australia, New Zealand, Japan',
  },
  ...{
    urls: 'https://example.com/workshop/a-very-long-address-that-has-no-break-at-all-in-it-and-goes-on',
    is_company: 'yes',
  },
  ...{
    company_name: 'Tram Window Press',
    business_number: '51 824 753 556',
    company_address: '1 Harbour Street, Hobart',
  },
  ...{ contact_is_authorised: 'yes', industry: '0', not_for_profit: 'no', turnover: 'under-250000' },
}
const journalists: readonly [string, Locale, string][] = [
  ['Bea Ferrer', 'en', 'The Tram Window'],
  ['伊藤 美咲', 'jp', '月刊イラストレーションと絵画技法の研究編集部'],
  ['赵 一鸣', 'cn', '数字艺术周刊'],
  ['Oskar Lind', 'en', 'Pixels & Paper, the quarterly of the association of independent illustrators'],
  ['Ria', 'en', 'Radio Huon'],
  ['金子 大輔', 'jp', 'お絵かきラジオ'],
]
const savedReplies = {
  'Layers are gone': {
    en: 'Look in Recently Deleted first.',
    jp: '「最近削除した項目」をご覧ください。',
    cn: '请先查看“最近删除”。',
  },
  Refunds: { en: 'Refunds are made by the store in which the app was bought.' },
  ブラシの初期化: { jp: '設定からブラシを初期化できます。' },
}
