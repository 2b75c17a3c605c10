import { useState } from 'react'
import { useSearchParams } from 'react-router'

/**
 * The version that the fields of this page began with: that of its opening, and then what this page has saved. What somebody
 * else saves does not move it.
 */
export function useBaseVersion(newest: number): number {
  const [query] = useSearchParams()
  const [base, setBase] = useState(newest)
  const saved = Number(query.get('v')) || 0
  if (saved <= base || saved > newest) return base
  setBase(saved)
  return saved
}
