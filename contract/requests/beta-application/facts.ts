import * as v from 'valibot'
import { betaProducts } from '../../betas.ts'

/** Who has signed the agreement of an invitation, when, and the wording of which day. */
export const agreementSignature = v.object({ name: v.string(), at: v.string(), effective: v.string() })

/** What the service adds to an application: the betas that it is for, and the agreement once it is signed. */
export const betaFacts = {
  betas: v.array(v.picklist(betaProducts)),
  agreement: agreementSignature,
}
