import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Box } from '../../../contract/office/inbox.ts'
import { onEachDatabase } from '../../../test/databases.ts'
import { openInbox, statusOf } from './inbox-for-tests.ts'

onEachDatabase('the inbox', databases => {
  async function open() {
    const inbox = await openInbox(databases)
    const ada = await inbox.staff('Ada Ito', 'support')
    const list = async (query: object) => (await ada.calls.listRequests({ query })).requests
    const referencesIn = async (box: Box) => (await list({ box })).map(({ reference }) => reference)
    return { ...inbox, ada, list, referencesIn }
  }

  test('has each request in its boxes, newest change first, and longest waiting first', async () => {
    const { ada, ask, referencesIn, later, time } = await open()
    const references: string[] = []
    for (let count = 0; count < 7; count++) {
      references.push(await ask({ name: `Ann${count}` }))
      later(1000)
    }
    const [first = '', second = '', third = '', fourth = '', fifth = '', ...others] = references
    const { calls } = ada
    await calls.assign({ body: { references: [second], assignee: ada.id } })
    later(1000)
    await calls.snooze({
      body: { references: [third], until: new Date(time.now.getTime() + 60_000).toISOString() },
    })
    await calls.markSpam({ body: { references: [fourth], spam: true } })
    later(1000)
    await calls.changeState({ body: { references: [fifth], state: 'closed' } })
    const [sixth = '', seventh = ''] = others
    expect(await referencesIn('open')).toEqual([second, seventh, sixth, first])
    expect(await referencesIn('mine')).toEqual([second])
    expect(await referencesIn('unassigned')).toEqual([seventh, sixth, first])
    expect(await referencesIn('waiting')).toEqual([first, second, sixth, seventh])
    expect(await referencesIn('snoozed')).toEqual([third])
    expect(await referencesIn('closed')).toEqual([fifth])
    expect(await referencesIn('spam')).toEqual([fourth])
    expect((await calls.countBoxes()).boxes).toEqual({
      ...{ open: 4, mine: 1, unassigned: 3, waiting: 4, snoozed: 1, closed: 1, spam: 1 },
    })
    later(60_000)
    expect(await referencesIn('snoozed')).toEqual([])
    expect(await referencesIn('open')).toContain(third)
  })

  test('ends a snooze when the sender writes', async () => {
    const { ada, ask, sender, referencesIn, in: after } = await open()
    const reference = await ask()
    await ada.calls.snooze({ body: { references: [reference], until: after(3_600_000) } })
    await sender(reference).reply('One more thing.')
    expect(await referencesIn('open')).toEqual([reference])
    const [row] = (await ada.calls.listRequests({ query: {} })).requests
    expect(row).toMatchObject({ excerpt: 'One more thing.', messages: 1, version: 2, snoozed_until: null })
  })

  test('pages by cursor without a gap or a repetition, also where many changed at the same time', async () => {
    const { ada, ask } = await open()
    const references: string[] = []
    for (let count = 0; count < 25; count++) references.push(await ask())
    for (const box of ['open', 'waiting'] as const) {
      const found: string[] = []
      for (let cursor: string | undefined = ''; cursor !== undefined; ) {
        const query = { box, limit: 10, ...(cursor && { cursor }) }
        const page = await ada.calls.listRequests({ query })
        found.push(...page.requests.map(({ reference }) => reference))
        cursor = page.next_cursor ?? undefined
      }
      expect(found.toSorted()).toEqual(references.toSorted())
    }
    for (const cursor of ['x', 'MSAy', Buffer.from("2026-06-15T10:00:00.000Z '; --").toString('base64url')])
      expect(await statusOf(ada.calls.listRequests({ query: { cursor } }))).toBe(400)
  })

  test('is filtered by kind, state, language and tag', async () => {
    const { ada, ask, list } = await open()
    const jp = await ask({ locale: 'jp' })
    const beta = await ask({ kind: 'beta-request' })
    await ada.calls.tag({ body: { references: [beta], add: [' Layers ', 'Crash'] } })
    await ada.calls.changeState({ body: { references: [jp], state: 'answered' } })
    const found = async (query: object) => (await list(query)).map(({ reference }) => reference)
    expect(await found({ language: 'jp' })).toEqual([jp])
    expect(await found({ kind: 'beta-request' })).toEqual([beta])
    expect(await found({ state: 'answered' })).toEqual([jp])
    expect(await found({ tag: 'layers' })).toEqual([beta])
    expect(await found({ tag: 'layers', language: 'jp' })).toEqual([])
    expect((await ada.calls.countBoxes()).tags).toEqual(['crash', 'layers'])
    await ada.calls.tag({ body: { references: [beta], remove: ['Layers'] } })
    expect((await list({ kind: 'beta-request' }))[0]?.tags).toEqual(['crash'])
  })

  test('has the entries of the media list where they are asked for, and elsewhere once they have written', async () => {
    const { ask, staff } = await open()
    const { calls } = await staff('Pia Lund', 'press')
    const reference = await ask({ kind: 'media-list', answers: { organisation: 'A sample magazine' } })
    expect((await calls.listRequests({ query: {} })).requests).toEqual([])
    const { requests } = await calls.listRequests({ query: { kind: 'media-list' } })
    expect(requests).toMatchObject([{ reference, team: 'press', waiting_since: null }])
    expect(requests[0]?.excerpt).toContain('A sample magazine')
  })

  test('finds words, addresses, references, and parts of Chinese and Japanese words, in forms, replies and notes', async () => {
    const { ada, ask, sender, later } = await open()
    const found = async (q: string, more: object = {}) =>
      (await ada.calls.listRequests({ query: { q, ...more } })).requests.map(({ reference }) => reference)
    const en = await ask({ name: 'Zoë', email: 'zoe.lee+art@studio.example', question: 'The brushes lag.' })
    const cn = await ask({ locale: 'cn', question: '图层更新以后画布变成空白。' })
    const jp = await ask({ locale: 'jp', question: '新しいﾚｲﾔｰが消えました。' })
    await sender(en).reply('It began with version 5.3 on an iPad Air.')
    await ada.calls.addNote({
      params: { reference: jp },
      body: { act: crypto.randomUUID(), text: 'See 絵の具.' },
    })
    expect(await found('图层更新')).toEqual([cn])
    expect(await found('レイヤー')).toEqual([jp])
    expect(await found('図')).toEqual([])
    expect(await found('画')).toEqual([cn])
    expect(await found('绘画更新')).toEqual([])
    expect(await found('brush LAG ipad')).toEqual([en])
    expect(await found('zoe')).toEqual([en])
    expect(await found('zoe.lee+art@studio.example')).toEqual([en])
    expect(await found('studio.example')).toEqual([en])
    expect(await found(cn.toLowerCase())).toEqual([cn])
    expect(await found('絵の具')).toEqual([jp])
    expect(await found('絵の具', { language: 'cn' })).toEqual([])
    expect(await found('nothing of this')).toEqual([])
    expect(await found('"; drop -- \' AND OR * :* & |')).toEqual([])
    expect(await found('!!!')).toEqual([])
    later(1000)
    await ada.calls.markSpam({ body: { references: [en], spam: true } })
    expect(await found('brushes')).toEqual([])
    expect(await found('brushes', { box: 'spam' })).toEqual([en])
  })

  test('pages a search by cursor, latest first, and compares what the index does not hold', async () => {
    const { ada, ask } = await open()
    const references: string[] = []
    for (let count = 0; count < 12; count++) references.unshift(await ask({ question: `Layer ${count}` }))
    const closed = references.filter((_, at) => at % 3 === 0)
    await ada.calls.changeState({ body: { references: closed, state: 'closed' } })
    const search = async (query: object) => {
      const found: string[] = []
      for (let cursor: string | undefined = ''; cursor !== undefined; ) {
        const page = await ada.calls.listRequests({
          query: { ...query, limit: 3, ...(cursor && { cursor }) },
        })
        found.push(...page.requests.map(({ reference }) => reference))
        cursor = page.next_cursor ?? undefined
      }
      return found
    }
    expect(await search({ q: 'layers' })).toEqual(references)
    expect(await search({ q: 'layers', state: 'closed' })).toEqual(closed)
  })

  test('finds words however many requests without them lie between', async () => {
    const { ada, ask, db } = await open()
    const references: string[] = []
    const skip = async (to: number) =>
      databases.dialect === 'postgres'
        ? sql`alter table request_words alter column number restart with ${sql.lit(to)}`.execute(db)
        : sql`update sqlite_sequence set seq = ${to} where name = 'request_words'`.execute(db)
    for (const number of [10, 5_000, 40_000, 1_000_000]) {
      await skip(number)
      for (const question of ['レイヤー', 'レイヤー、また']) references.unshift(await ask({ question }))
    }
    const found: string[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const query = { q: 'レイヤー', limit: 3, ...(cursor && { cursor }) }
      const page = await ada.calls.listRequests({ query })
      found.push(...page.requests.map(({ reference }) => reference))
      cursor = page.next_cursor ?? undefined
    }
    expect(found).toEqual(references)
  })

  test('takes a text of 60,000 characters and bidirectional controls as text', async () => {
    const { ada, ask } = await open()
    const question = `\u202e${'図層'.repeat(15_000)}${'a@'.repeat(15_000)}<script>`
    const began = performance.now()
    const reference = await ask({ question })
    expect(performance.now() - began).toBeLessThan(5000)
    const { answers, excerpt } = await ada.calls.getRequest({ params: { reference } })
    expect(answers.question).toBe(question)
    expect([...excerpt]).toHaveLength(160)
    expect((await ada.calls.listRequests({ query: { q: '図層' } })).requests).toHaveLength(1)
  })
})
