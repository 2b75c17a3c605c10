/** A parsed captcha proof. */
export interface Proof {
  /** The key under which a proof is stored as spent, the same for every encoding. */
  readonly identity: string
  /** Verifies the proof. Never rejects: a failed verification is false. */
  isGood(visitor: string): Promise<boolean>
}
