import * as v from 'valibot'
import { type BetaProduct, betaProducts, productOf } from '../../../../contract/betas.ts'
import { betasFor } from '../../../../contract/forms/devices.ts'
import { betaFacts } from '../../../../contract/requests/beta-application/facts.ts'
import { readAnswers } from '../../../../contract/requests/read-answers.ts'

const read = { betas: betaFacts.betas, devices: v.array(v.string()) }

/** The products of an application, from its answers as JSON: the named ones, else those that its devices run. */
export function betasOf(answers: string): BetaProduct[] {
  const { betas, devices = [] } = readAnswers(read, JSON.parse(answers))
  return betas ? [...betas] : betasFor(devices).map(productOf)
}

/** The answers with other betas, in the order of products. */
export function withBetas(answers: string, betas: readonly BetaProduct[]): string {
  const named = betaProducts.filter(product => betas.includes(product))
  return JSON.stringify({ ...(JSON.parse(answers) as object), betas: named })
}
