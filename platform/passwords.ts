import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'

/** The parameters of Argon2id: memory in KiB, passes, lanes. */
export interface HashCost {
  readonly memory: number
  readonly passes: number
  readonly lanes: number
}

/** The second of OWASP's equal choices. https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
export const currentCost: HashCost = { memory: 19_456, passes: 2, lanes: 1 }

const saltBytes = 16
const tagBytes = 32

/** The hash of a password as it is stored: `$argon2id$v=19$m=…,t=…,p=…$salt$tag`, with a salt of its own. */
export async function hashPassword(password: string, cost: HashCost = currentCost): Promise<string> {
  const salt = randomBytes(saltBytes)
  const tag = await derive(password, salt, cost, tagBytes)
  return `$argon2id$v=19$${parametersOf(cost)}$${unpadded(salt)}$${unpadded(tag)}`
}

/** A hash that no password has, for a comparison of the same duration. */
export const dummyHash = (cost: HashCost = currentCost): string =>
  `$argon2id$v=19$${parametersOf(cost)}$${unpadded(randomBytes(saltBytes))}$${unpadded(randomBytes(tagBytes))}`

/** Whether a password matches a stored hash. Throws a RangeError for a hash that `hashPassword` has not made. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const { cost, salt, tag } = parse(stored)
  return timingSafeEqual(await derive(password, salt, cost, tag.length), tag)
}

/** Whether a stored hash has outdated parameters and should be replaced. */
export const isOutdated = (stored: string, cost: HashCost = currentCost): boolean =>
  !stored.startsWith(`$argon2id$v=19$${parametersOf(cost)}$`)

const parametersOf = ({ memory, passes, lanes }: HashCost) => `m=${memory},t=${passes},p=${lanes}`
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

function parse(stored: string) {
  const match =
    /^\$argon2id\$v=19\$m=(\d{1,9}),t=(\d{1,4}),p=(\d{1,3})\$([\w+/]{11,86})\$([\w+/]{11,86})$/.exec(stored)
  if (!match) throw new RangeError('Not the hash of a password')
  const [, memory, passes, lanes, salt = '', tag = ''] = match
  return {
    cost: { memory: Number(memory), passes: Number(passes), lanes: Number(lanes) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

/** Each hash occupies a thread and its memory: two at a time leave threads for files and DNS, and limit the memory. */
const atOnce = 2
let underWay = 0
const waiting: (() => void)[] = []

async function derive(password: string, salt: Buffer, cost: HashCost, tagLength: number): Promise<Buffer> {
  if (underWay >= atOnce) await new Promise<void>(resolve => waiting.push(resolve))
  else underWay++
  try {
    return await runArgon2({
      message: password.normalize('NFKC'),
      nonce: salt,
      parallelism: cost.lanes,
      tagLength,
      memory: cost.memory,
      passes: cost.passes,
    })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else underWay--
  }
}

function runArgon2(parameters: Argon2Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)))
  })
}
