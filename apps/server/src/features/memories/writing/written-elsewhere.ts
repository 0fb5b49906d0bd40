/** The author and time of a translation, as far as they are known. */
interface Written {
  updatedAt: Date
  writtenAt: Date | null
  writtenBy: string | null
}

/** When a translation was written: as its file says, else when this product wrote it. */
export const momentOf = ({ writtenAt, updatedAt }: Pick<Written, 'writtenAt' | 'updatedAt'>): Date =>
  writtenAt ?? updatedAt

/** By whom, as its file says. Empty for no one in particular; undefined where it is who wrote it here. */
export const authorElsewhere = ({
  writtenAt,
  writtenBy,
}: Pick<Written, 'writtenAt' | 'writtenBy'>): string | undefined => writtenBy ?? (writtenAt ? '' : undefined)

/** As TMX writes it. */
export const timestamp = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, '')

/** The first of some times of a TMX file that can be one: there is none before there were memories, nor one to come. */
export function firstMoment(...times: readonly (string | undefined)[]): string | undefined {
  return times.map(momentFrom).find((moment) => moment !== undefined)
}

function momentFrom(time = ''): string | undefined {
  const moment = new Date(time.trim().replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  const isOne = moment.getTime() > Date.UTC(1970) && moment.getTime() <= Date.now() && timestamp(moment) === time.trim()
  return isOne ? moment.toISOString() : undefined
}

const longestName = 200

/** The first of some names of people that says something. */
export function firstName(...names: readonly (string | undefined)[]): string | undefined {
  const name = names.map((given) => given?.trim()).find(Boolean)
  return name && Array.from(name).slice(0, longestName).join('')
}
