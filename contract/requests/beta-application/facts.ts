import * as v from 'valibot'
import { betaProducts } from '../../betas.ts'

/** The signature of a beta agreement: name, time, and the effective date of the text. */
export const agreementSignature = v.object({ name: v.string(), at: v.string(), effective: v.string() })

/** The facts that the service adds to an application: its betas, and the signature once there is one. */
export const betaFacts = {
  betas: v.array(v.picklist(betaProducts)),
  agreement: agreementSignature,
}
