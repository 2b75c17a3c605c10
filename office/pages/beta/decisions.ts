import { data, redirect } from 'react-router'
import { type BetaProduct, betaProducts } from '../../../contract/betas.ts'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { isRefusal } from '../../request/session.ts'
import { type BetaFilter, betaPath } from './beta-filter.ts'
import { type Decision, decidedPath, decisions } from './decided-path.ts'

/** What a form of the beta screen is answered with, where it does not lead back to the list. */
type BetaOutcome =
  | { readonly review: { readonly decision: Decision; readonly references: readonly string[] } }
  | { readonly fault: 'none' | 'places' | 'refused' }

const refuse = (fault: 'none' | 'places' | 'refused') => data<BetaOutcome>({ fault }, { status: 422 })

/** Performs what a form of the beta screen asks for; what changes something leads back to the list. */
export async function performBetaAct(office: OfficeClient, form: FormData, filter: BetaFilter) {
  const act = form.get('act')
  if (act === 'places') return setPlaces(office, form, filter)
  const decision = decisions.find(each => each === form.get('decision'))
  if (!decision || (act !== 'review' && act !== 'decide')) throw data(null, { status: 422 })
  const references = form.getAll('references').map(String)
  if (references.length === 0) return refuse('none')
  if (act === 'review') return data<BetaOutcome>({ review: { decision, references } })
  const betas = betaProducts.filter(beta => form.getAll('betas').includes(beta))
  try {
    const { decided, refused } = await office.decideApplications({
      body: { references, decision, ...(decision === 'invited' && betas.length > 0 && { betas }) },
    })
    return redirect(decidedPath(filter, { decision, decided: decided.length, refused }))
  } catch (error) {
    if (isRefusal(error, 400, 422)) return refuse('refused')
    throw error
  }
}

async function setPlaces(office: OfficeClient, form: FormData, filter: BetaFilter) {
  const said = String(form.get('places') ?? '').trim()
  const beta = String(form.get('beta') ?? '')
  if (!/^\d{0,7}$/.test(said)) return refuse('places')
  try {
    await office.setPlaces({
      params: { beta: beta as BetaProduct },
      body: { places: said === '' ? null : Number(said) },
    })
  } catch (error) {
    if (isRefusal(error, 400, 422)) return refuse('places')
    throw error
  }
  return redirect(betaPath(filter))
}
