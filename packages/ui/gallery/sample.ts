/** Rows of a made-up project list. */
export interface SampleProject {
  id: string
  name: string
  client: string
  status: string
  statusLabel: string
  source: string
  targets: string[]
  done: number
  words: number
  cost: string
  due: number
}

const statuses = [
  ['PENDING', 'Pending'],
  ['APPROVED', 'In progress'],
  ['DELIVERED', 'Delivered'],
  ['CANCELLED', 'Canceled'],
  ['PARTIALLY_PAID', 'Partially paid'],
  ['ERROR', 'Error'],
  ['DRAFT', 'Draft'],
] as const

const names = [
  'Mobile app strings, release 8',
  'Online help: billing and subscriptions, including all screenshots and captions',
  'Product catalog, spring',
  'Safety instructions',
  'دليل المستخدم',
  'Web site relaunch',
]

export function sampleProjects(count: number): SampleProject[] {
  return Array.from({ length: count }, (_, index) => {
    const [status, statusLabel] = statuses[index % statuses.length]!
    return {
      id: `p${index}`,
      name: names[index % names.length]!,
      client: ['Northwind Energy', 'Fabrikam', 'Contoso Medical'][index % 3]!,
      status,
      statusLabel,
      source: 'en',
      targets: ['es', 'ja', 'ar', 'de', 'pt-BR'].slice(0, 1 + (index % 5)),
      done: (index * 17) % 101,
      words: 1200 + ((index * 7919) % 90000),
      cost: `€${(340.5 + index * 113.27).toFixed(2)}`,
      due: Date.UTC(2026, 10, 21 + (index % 9), 16),
    }
  })
}
