/** Amounts by currency, the largest first. */
export function addUp(
  amounts: readonly { currency?: string; amount?: number }[],
): { currency: string; amount: number }[] {
  const sums = new Map<string, number>()
  for (const { currency, amount } of amounts) {
    if (currency !== undefined && amount !== undefined) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount })).sort((a, b) => b.amount - a.amount)
}
