import { describe, expect, it } from 'vitest'
import { add, compare, decimal, divide, multiply, subtract, sum, toText, type Decimal } from './decimal.ts'
import {
  allocate,
  creditedTax,
  crossRate,
  inBase,
  installmentDays,
  installmentsOf,
  isBillable,
  marginOf,
  minimumFeePart,
  minorUnits,
  percentOf,
  priceLine,
  roundMoney,
  spread,
  taxDocument,
  withhold,
} from './money.ts'

const d = decimal
const texts = (values: readonly Decimal[]) => values.map(toText)
const price = (currency: string, quantity: string | Decimal, unit: string, factor = '1') =>
  priceLine(
    { quantity: typeof quantity === 'string' ? d(quantity) : quantity, price: d(unit), factor: d(factor) },
    currency,
  ).total
const standard = (rate: string) => ({ category: 'S', rate: d(rate) })
const taxed = (rate: string, ...amounts: string[]) =>
  amounts.map((amount) => ({ amount: d(amount), tax: standard(rate) }))

/** Amounts worked out by hand, with what the product makes of them. */
const vectors: readonly [string, () => string[], string[]][] = [
  [
    'words of bands at their share of the price',
    () => {
      const lines = [
        price('USD', '120', '0.06', '0.15'),
        price('USD', '333', '0.06', '0.75'),
        price('USD', '2480', '0.06'),
      ]
      return texts([...lines, sum(lines)])
    },
    ['1.08', '14.99', '148.80', '164.87'],
  ],
  [
    'what is missing to the minimum fee',
    () => {
      const words = price('USD', '37', '0.06')
      const fee = minimumFeePart(words, d('25'))
      return texts([words, fee, add(words, fee)])
    },
    ['2.22', '22.78', '25.00'],
  ],
  [
    'yen, which have no decimals',
    () => {
      const lines = [price('JPY', '1234', '7.5', '0.35'), price('JPY', '11', '7.5')]
      return texts([...lines, sum(lines)])
    },
    ['3239', '83', '3322'],
  ],
  ['dinars, which have three', () => texts([price('KWD', '1001', '0.0125')]), ['12.513']],
  [
    'a bonus in percent and a penalty',
    () => {
      const bonus = percentOf(d('164.87'), d('10'), 'USD')
      return texts([bonus, sum([d('164.87'), bonus, d('-5')])])
    },
    ['16.49', '176.36'],
  ],
  [
    'hours that words make',
    () => {
      const hours = divide(d('1000'), d('333'), 6)
      return texts([hours, price('USD', hours, '45')])
    },
    ['3.003003', '135.14'],
  ],
  [
    'a negative total, which is carried to the next',
    () => {
      const first = sum([d('25'), d('-40')])
      const next = sum([first, d('60')])
      return [toText(first), String(isBillable(first)), toText(next), String(isBillable(next))]
    },
    ['-15', 'false', '45', 'true'],
  ],
  [
    'a tax of three lines',
    () => {
      const { tax, gross, lines } = taxDocument(taxed('15', '25.06', '25.61', '25.63'), { currency: 'USD' })
      return texts([tax, gross, ...lines.map((line) => line.tax)])
    },
    ['11.45', '87.75', '3.76', '3.84', '3.85'],
  ],
  [
    'the tax of a credit note for one of them',
    () => texts([creditedTax(taxed('15', '25.06', '25.61', '25.63'), new Set([1]), 'USD')]),
    ['3.85'],
  ],
  [
    'a tax that is in the prices',
    () => {
      const { tax, lines } = taxDocument(taxed('15', '10', '10', '10'), { currency: 'USD', isInclusive: true })
      return texts([tax, ...lines.map(({ net }) => net)])
    },
    ['3.91', '8.70', '8.70', '8.69'],
  ],
  [
    'a line that others round in two ways',
    () => {
      const amount = toText(price('EUR', '16', '348.35', '0.96'))
      return [toText(taxDocument(taxed('22', amount), { currency: 'EUR' }).gross)]
    },
    ['6527.81'],
  ],
  [
    'taxes that are withheld in Spain and Brazil',
    () => {
      const spain = taxDocument(taxed('21', '1000'), { currency: 'EUR' })
      const brazil = taxDocument(taxed('0', '10000'), { currency: 'BRL' })
      return texts([withhold(spain, [d('15')], 'EUR').total, withhold(brazil, [d('5'), d('1.5')], 'BRL').total])
    },
    ['1060.00', '9350.00'],
  ],
  [
    'payments at other rates than the document',
    () => {
      const baseTotal = inBase(d('1000'), d('1.0850'), 'EUR')
      const parts = [
        { amount: d('400'), rate: d('1.09') },
        { amount: d('600'), rate: d('1.08') },
      ]
      const [first, rest] = allocate({ total: d('1000'), baseTotal }, parts, 'EUR')
      return texts([baseTotal, first!.base, first!.fx, rest!.base, rest!.fx])
    },
    ['921.66', '366.97', '-1.69', '555.56', '2.56'],
  ],
  [
    'a rate by way of the euro',
    () => {
      const rate = crossRate({ from: d('0.8460'), to: d('6.2345') })
      return texts([rate, roundMoney(multiply(d('500'), rate), 'BRL')])
    },
    ['7.3693853428', '3684.69'],
  ],
  [
    'three installments',
    () => texts(installmentsOf(d('1000'), { count: 3, currency: 'EUR' })),
    ['333.33', '333.33', '333.34'],
  ],
  [
    'the margin of a project with pay in two currencies',
    () => {
      const foreign = inBase(d('120'), d('1.0850'), 'EUR')
      const { margin, percent } = marginOf(d('450'), [d('164.87'), foreign])
      return texts([foreign, margin, percent!])
    },
    ['110.60', '174.53', '38.78'],
  ],
]

describe('amounts worked out by hand', () => {
  it.each(vectors)('%s come out to the cent', (_, work, expected) => expect(work()).toEqual(expected))
})

/** Numbers that look random and are the same in each run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state
  }
}

const currencies = ['EUR', 'JPY', 'KWD'] as const
/** An amount in a currency's smallest units. */
const amountOf = (units: number, currency: string) => ({ units: BigInt(units), scale: minorUnits(currency) })

describe('documents', () => {
  it('sums hold at each level, whatever the lines, rates, and currencies', () => {
    const random = numbers(7)
    const next = (below: number) => (random.next().value as number) % below
    for (let round = 0; round < 600; round++) {
      const currency = currencies[next(3)]!
      const isInclusive = next(2) === 1
      const lines = Array.from({ length: 1 + next(12) }, () => ({
        amount: amountOf(next(200_000) - (next(4) === 0 ? 100_000 : 0), currency),
        tax: next(3) === 0 ? { category: 'E', rate: d('0') } : standard(['7', '19', '8.875'][next(3)]!),
      }))
      const made = taxDocument(lines, { currency, isInclusive })
      const given = sum(lines.map(({ amount }) => amount))
      expect(compare(isInclusive ? made.gross : made.net, given)).toBe(0)
      expect(compare(made.gross, add(made.net, made.tax))).toBe(0)
      expect(compare(sum(made.lines.map(({ net }) => net)), made.net)).toBe(0)
      expect(compare(sum(made.lines.map(({ tax }) => tax)), made.tax)).toBe(0)
      expect(compare(sum(made.taxes.map(({ amount }) => amount)), made.tax)).toBe(0)
    }
  })

  it('the total of a document does not depend on the order of its lines', () => {
    const lines = [...taxed('19', '0.05', '0.05', '12.34'), ...taxed('7', '3.33', '9.99')]
    const { gross } = taxDocument(lines, { currency: 'EUR' })
    expect(taxDocument(lines.toReversed(), { currency: 'EUR' }).gross).toEqual(gross)
  })

  it('the same rate written in two ways is taxed once', () => {
    const lines = [...taxed('19', '0.05'), ...taxed('19.00', '0.05')]
    expect(taxDocument(lines, { currency: 'EUR' }).taxes).toHaveLength(1)
  })

  it('lines that cancel each other out have no tax', () => {
    expect(toText(taxDocument(taxed('19', '10', '-10'), { currency: 'EUR' }).gross)).toBe('0.00')
  })
})

describe('parts of an amount', () => {
  it('parts add up to the amount, and each is less than a unit from its exact share', () => {
    const random = numbers(11)
    const next = (below: number) => (random.next().value as number) % below
    for (let round = 0; round < 400; round++) {
      const currency = currencies[next(3)]!
      const sign = next(2) === 0 ? 1 : -1
      const amount = amountOf(sign * next(100_000), currency)
      const weights = Array.from({ length: 1 + next(9) }, () => d(1 + next(5000)))
      const parts = spread(amount, weights, currency)
      expect(compare(sum(parts), amount)).toBe(0)
      for (const [at, part] of parts.entries()) {
        const exact = divide(multiply(amount, weights[at]!), sum(weights), 12)
        const distance = subtract(part, exact)
        const unit = { units: 1n, scale: minorUnits(currency) }
        expect(compare(distance.units < 0n ? { ...distance, units: -distance.units } : distance, unit)).toBe(-1)
      }
    }
  })

  it('of equal remainders the first gets the unit', () => {
    expect(texts(spread(d('0.05'), [d('1'), d('1')], 'EUR'))).toEqual(['0.03', '0.02'])
  })

  it('an amount is not spread over nothing', () => {
    expect(() => spread(d('1'), [d('1'), d('-1')], 'EUR')).toThrow(RangeError)
    expect(texts(spread(d('0'), [], 'EUR'))).toEqual([])
    expect(texts(spread(d('0'), [d('0')], 'EUR'))).toEqual(['0.00'])
  })
})

describe('installments', () => {
  it.each<[string, { count: number; first?: string }, string[]]>([
    ['1000', { count: 4, first: '400' }, ['400.00', '200.00', '200.00', '200.00']],
    ['100', { count: 3, first: '33.34' }, ['33.34', '33.33', '33.33']],
    ['0.02', { count: 3 }, ['0.00', '0.00', '0.02']],
    ['10', { count: 1 }, ['10.00']],
  ])('%s in installments %j are %j', (total, { count, first }, expected) => {
    const made = installmentsOf(d(total), { count, first: first === undefined ? undefined : d(first), currency: 'EUR' })
    expect(texts(made)).toEqual(expected)
  })

  it.each([[0], [1.5], [-1]])('%s installments are refused', (count) => {
    expect(() => installmentsOf(d('1'), { count, currency: 'EUR' })).toThrow(RangeError)
  })

  it('a first installment above the total, or of one alone, is refused', () => {
    expect(() => installmentsOf(d('1'), { count: 2, first: d('2'), currency: 'EUR' })).toThrow(RangeError)
    expect(() => installmentsOf(d('1'), { count: 1, first: d('1'), currency: 'EUR' })).toThrow(RangeError)
  })

  it('days of installments pass the ends of months and years', () => {
    expect(installmentDays('2027-12-15', { count: 3, interval: 30 })).toEqual([
      '2027-12-15',
      '2028-01-14',
      '2028-02-13',
    ])
  })
})

describe('allocations', () => {
  it('a payment in the base currency is the carrying amount and the difference, to the last cent of the document', () => {
    const random = numbers(3)
    const next = (below: number) => (random.next().value as number) % below
    for (let round = 0; round < 300; round++) {
      const units = Array.from({ length: 1 + next(6) }, () => 1 + next(90_000))
      const total = amountOf(
        units.reduce((a, b) => a + b, 0),
        'USD',
      )
      const baseTotal = inBase(total, d('1.0850'), 'EUR')
      const parts = units.map((unit) => ({
        amount: amountOf(unit, 'USD'),
        rate: { units: BigInt(9000 + next(4000)), scale: 4 },
      }))
      const made = allocate({ total, baseTotal }, parts, 'EUR')
      expect(compare(sum(made.map(({ carrying }) => carrying)), baseTotal)).toBe(0)
      for (const { base, carrying, fx } of made) expect(compare(base, add(carrying, fx))).toBe(0)
    }
  })

  it('more than is open is refused', () => {
    const document = { total: d('10'), baseTotal: d('10') }
    expect(() => allocate(document, [{ amount: d('10.01'), rate: d('1') }], 'EUR')).toThrow(RangeError)
  })
})

it.each([
  ['0', '0', true],
  ['-0.01', '0', false],
  ['9.99', '10', false],
  ['10.00', '10', true],
])('of %s with a minimum of %s, a document is issued: %s', (total, minimum, expected) => {
  expect(isBillable(d(total), d(minimum))).toBe(expected)
})

it('lines above the minimum fee add nothing, and a margin of nothing has no percentage', () => {
  expect(toText(minimumFeePart(d('25.01'), d('25')))).toBe('0')
  expect(marginOf(d('0'), [d('1')])).toMatchObject({ percent: null })
})
