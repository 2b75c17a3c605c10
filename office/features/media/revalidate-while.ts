import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const everyMs = 2000

/** Loads the data of a screen again every two seconds while something is under way. */
export function useRevalidateWhile(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => void revalidate(), everyMs)
    return () => clearInterval(timer)
  }, [isUnderWay, revalidate])
}
