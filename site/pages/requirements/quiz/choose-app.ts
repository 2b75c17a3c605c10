import type { Product } from '../../../language/link.ts'

/** The three questions, which are also the parameters of the address: `?on=tablet&make=films&time=hours`. */
export const questions = {
  on: ['tablet', 'phone', 'both'],
  make: ['pictures', 'films', 'models'],
  time: ['minutes', 'hours'],
} as const

export type QuestionId = keyof typeof questions
export const questionIds = Object.keys(questions) as QuestionId[]

type Answers = { readonly [Id in QuestionId]: (typeof questions)[Id][number] }

export interface Verdict {
  readonly app: Product
  /** A second app for what the first is not made for. */
  readonly also: Product | null
  readonly reason: Reason
}

type Reason =
  | 'paintings'
  | 'sketches'
  | 'onTheWay'
  | 'atHome'
  | 'phone'
  | 'films'
  | 'loops'
  | 'filmsNeedTablet'
  | 'models'
  | 'modelsNeedTablet'

const verdict = (app: Product, reason: Reason, also: Product | null = null): Verdict => ({
  app,
  also,
  reason,
})

/** The app for the answers. */
export function chooseApp({ on, make, time }: Answers): Verdict {
  if (make === 'models')
    return on === 'phone' ? verdict('pocket', 'modelsNeedTablet') : verdict('procreate', 'models')
  if (make === 'films') {
    if (on === 'phone') return verdict('pocket', 'filmsNeedTablet')
    return time === 'hours' ? verdict('dreams', 'films') : verdict('procreate', 'loops', 'dreams')
  }
  if (on === 'phone') return verdict('pocket', 'phone')
  if (on === 'tablet') return verdict('procreate', time === 'hours' ? 'paintings' : 'sketches')
  return time === 'hours'
    ? verdict('procreate', 'atHome', 'pocket')
    : verdict('pocket', 'onTheWay', 'procreate')
}

/** The position in the quiz: nothing answered, some answers missing, or all given. */
export interface Finding {
  readonly answers: Partial<Answers>
  readonly isBegun: boolean
  readonly verdict: Verdict | null
}

/** Reads the quiz's own address; an unknown answer counts as none. */
export function findVerdict(query: URLSearchParams): Finding {
  const given = questionIds.flatMap(id => {
    const answer = questions[id].find(each => each === query.get(id))
    return answer === undefined ? [] : [[id, answer] as const]
  })
  const answers = Object.fromEntries(given) as Partial<Answers>
  const { on, make, time } = answers
  return {
    answers,
    isBegun: questionIds.some(id => query.has(id)),
    verdict: on && make && time ? chooseApp({ on, make, time }) : null,
  }
}
