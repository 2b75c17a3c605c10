import { expect, test } from 'vitest'
import { queryHtml } from '../html.ts'
import { openStage } from '../journeys/stage.ts'
import { findingsOf } from './findings.ts'
import { openStaff } from './staff.ts'

const stage = openStage({ server: {} })
type Visitor = Awaited<ReturnType<typeof openStaff>>['visitor']

const policy = 'legal/terms-conditions'
const partOf = (part: string) => `/office/content/legal/${part}/${policy}`
const next = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)

async function read(path: string) {
  const response = await stage.testServer.fetch(path)
  const page = queryHtml(await response.text())
  return { status: response.status, page }
}

async function ask(visitor: Visitor, part: string) {
  await visitor.open(partOf(part))
  await visitor.press('Ask for approval')
  expect(visitor.read()).toContain('Asked. A second person sees it')
}

async function approve(visitor: Visitor, part: string, revision: number) {
  await visitor.open('/office')
  expect(visitor.read()).toContain('Waiting for your approval')
  await visitor.open(partOf(part))
  await visitor.press(`Approve revision ${revision}`)
  expect(visitor.read()).toContain('Approved. It can go out now.')
}

test('without scripts: a new version is written, refused, approved by a second person, announced, read in three languages, and taken back', async () => {
  const { visitor: writer } = await openStaff(stage.testServer, 'Legal Writer', 'legal')
  const { visitor: second } = await openStaff(stage.testServer, 'Legal Second', 'administrator')
  const { visitor: editor } = await openStaff(stage.testServer, 'Legal Editor', 'editor')
  await writer.open(partOf('facts'))
  const [before = ''] = [String(writer.find('Effective from').val())]
  writer.fill('Effective from', next)
  await writer.press('Save')
  await ask(writer, 'facts')
  expect(writer.read()).toContain('You wrote this revision: somebody else approves it.')
  expect(writer.count('[value="publish"], [value="approve"]')).toBe(0)
  await editor.open(partOf('facts'))
  expect(editor.read()).toContain('Somebody with the role Administrator or Legal approves it.')
  expect(editor.read()).toContain(
    'It is not yours to publish. Somebody with the role Administrator or Legal does that.',
  )
  await second.open(partOf('facts'))
  second.fill('Why not', 'That is a Sunday.')
  await second.press('Refuse')
  await writer.open(partOf('facts'))
  expect(writer.read()).toMatch(/Revision 2 was refused by Legal Second on .*: That is a Sunday\./)
  await writer.press('Ask again')
  await approve(second, 'facts', 2)
  await writer.open(partOf('en'))
  const body = String(writer.find('[name="body"]').val())
  writer.fill('[name="body"]', `${body}\n\nThe herons of the harbor agree.`)
  await writer.press('Save')
  await ask(writer, 'en')
  await second.open('/office/content?state=asked')
  expect(second.texts('[aria-label="Texts"] > li')).toEqual([expect.stringMatching(/Asks approval/)])
  await approve(second, 'en', 2)
  await writer.open(`/office/content/schedule/legal/facts/${policy}`)
  writer.fill('New bundle', 'New terms')
  await writer.press('Begin it with revision 2')
  writer.fill('Search texts', 'terms conditions')
  await writer.press('Find')
  writer.check(`input[value="en ${policy}"]`)
  await writer.press('Add to the bundle')
  await writer.press('Publish all now')
  expect(writer.read()).toContain('Done: visitors see all of it now.')
  await writer.open(partOf('facts'))
  expect(writer.read()).toMatch(/The version of .* is announced/)

  const words = { '': 'A new version takes effect', '/cn': '新版本将于', '/jp': '新しい版が発効' }
  for (const [prefix, sentence] of Object.entries(words)) {
    const current = await read(`${prefix}/terms-conditions`)
    expect(current.page.text('[role="note"]')).toContain(sentence)
    expect(current.page.text('main')).not.toContain('herons')
    const [to = '', compared = ''] = current.page.attributes('[role="note"] a', 'href')
    expect(to).toBe(`${prefix}/terms-conditions?version=${next}`)
    const announced = await read(to)
    expect(announced.page.attribute('meta[name="robots"]', 'content')).toBe('noindex')
    expect(announced.page.attribute('link[rel="canonical"]', 'href')).toMatch(
      new RegExp(`${prefix}/terms-conditions$`),
    )
    expect(announced.page.count('link[hreflang]')).toBe(0)
    expect(announced.page.count(`time[datetime="${next}"]`)).toBeGreaterThan(0)
    expect((await read(compared)).status).toBe(200)
  }
  const changes = (await read(`/terms-conditions?version=${next}&since=${before}`)).page
  expect(changes.texts('ins').join()).toContain('The herons of the harbor agree.')
  for (const wrong of ['version=1', `version=${next}0`, 'version=2020-01-01', 'since=x'])
    expect([wrong, (await read(`/terms-conditions?${wrong}`)).status]).toEqual([wrong, 404])

  const page = await stage.open('/robots.txt', { cookies: { office: writer.cookie('office') } })
  const paths = ['facts', 'en'].map(part => `/content/legal/${part}/${policy}`)
  expect(await findingsOf(page, { paths, widths: [360, 823, 1440] })).toEqual([])

  await writer.open(partOf('facts'))
  const [button = ''] = writer.texts('[value="withdraw-version"]')
  await writer.press(button)
  expect(writer.read()).toContain('The announced version is taken back.')
  await expect.poll(async () => (await read('/terms-conditions')).page.count('[role="note"]')).toBe(0)
  expect((await read(`/terms-conditions?version=${next}`)).status).toBe(404)
})
