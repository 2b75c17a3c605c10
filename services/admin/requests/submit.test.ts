import { expect, test } from 'vitest'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { noScriptProof, solveCaptcha } from '../../captcha/proof-for-tests.ts'
import { openAdminService, today } from '../service-for-tests.ts'

const form = {
  name: 'Ines',
  email: 'ines@example.org',
  email2: 'ines@example.org',
  organisation: 'A sample magazine',
  format: 'print',
  terms: true,
  lang: 'en-US',
}

onDatabasesInTurn('a proof that comes with a form', databases => {
  async function open() {
    const { db, post } = await openAdminService(databases)
    const send = (captcha: string, more: object = {}) => post('/media-list', { ...form, ...more, captcha })
    const stored = async () => (await rowsOf(db, 'spent_proofs')).length
    const work = async () => solveCaptcha((await (await post('/captcha', {})).json()).challenge)
    return { send, stored, work }
  }

  test('is spent as the challenge that it is of: in no other encoding it counts again', async () => {
    const { send, stored, work } = await open()
    const proof = await work()
    const json = Buffer.from(proof.slice(5), 'base64').toString('utf8')
    const { challenge, solution } = JSON.parse(json)
    const encode = (text: string) => `work:${Buffer.from(text).toString('base64')}`
    const others = [
      `${proof}\n`,
      `${proof.slice(0, 30)} ${proof.slice(30)}`,
      proof.replace(/=*$/, '===') === proof ? proof.slice(0, -1) : `${proof}=`,
      encode(`${json}\n`),
      encode(JSON.stringify({ challenge, solution, more: 1 })),
      encode(JSON.stringify({ challenge, solution: { ...solution, time: 1 } })),
      encode(JSON.stringify({ challenge, solution: { ...solution, counter: solution.counter + 1 } })),
      encode(JSON.stringify({ solution, challenge })),
    ]
    const sendOthers = async () => {
      for (const [at, other] of others.entries()) {
        expect([at, (await send(other, { name: `Somebody ${at}` })).status]).toEqual([at, 422])
      }
    }
    await sendOthers()
    expect(await stored()).toBe(0)
    const first = await send(proof)
    expect(first.status).toBe(201)
    await sendOthers()
    expect((await send(proof, { name: 'Somebody else' })).status).toBe(422)
    const again = await send(proof)
    expect([again.status, await again.json()]).toEqual([201, await first.json()])
    expect(await stored()).toBe(1)
  })

  test('is good once without scripts, too', async () => {
    const { send, stored } = await open()
    const proof = noScriptProof('admin', 'a secret that signs links', new Date(`${today}T10:00:00Z`))
    expect((await send(`${proof}\n`)).status).toBe(422)
    expect((await send(proof)).status).toBe(201)
    expect((await send(proof, { name: 'Somebody else' })).status).toBe(422)
    expect(await stored()).toBe(1)
  })
})
