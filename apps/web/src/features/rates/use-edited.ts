import { useMemo, useRef, useState } from 'react'
import { focusFirstProblem } from '../../form/FormDialog.tsx'
import { clashesOf, mergeValues } from '../../form/merge-values.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { useUnsavedGuard } from '../../ground/unsaved.ts'

/** A form over something that counts its versions; see `useEdited`. */
export type Edited = Pick<ReturnType<typeof useEdited>, 'form' | 'isDirty' | 'overtaken' | 'keep' | 'discard'>

/**
 * The values of a form over something that counts its versions. A newer version is taken over as long as nothing is
 * typed; after that the form keeps what was typed and says that it was overtaken.
 */
export function useEdited<
  Thing extends { version: number },
  Values extends object,
  Problems extends Readonly<Record<string, unknown>>,
>(
  present: Thing,
  options: { valuesOf: (thing: Thing) => Values; problemsOf: (values: Values) => Problems; isSaving: boolean },
) {
  const { valuesOf, problemsOf, isSaving } = options
  const form = useRef<HTMLFormElement>(null)
  const [base, setBase] = useState(present)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form resets with its base alone
  const start = useMemo(() => valuesOf(base), [base])
  const [values, setValues] = useState(start)
  const [isTried, setTried] = useState(false)
  const isDirty = JSON.stringify(values) !== JSON.stringify(start)
  useUnsavedGuard(isDirty && !isSaving)
  const take = (thing: Thing) => {
    setBase(thing)
    setValues(valuesOf(thing))
    setTried(false)
  }
  const isNewer = present.version > base.version
  if (isNewer && !isDirty) take(present)
  const problems = problemsOf(values)
  return {
    form,
    values,
    setValues,
    isDirty,
    /** The problems, once someone has tried to save. */
    problems: isTried ? problems : ({} as Problems),
    /** Saves where all is right, else goes to the first field that is wrong. */
    submit: (save: () => void) => {
      setTried(true)
      if (Object.keys(problems).length === 0) save()
      else focusFirstProblem(form)
    },
    /** Takes what someone else has saved meanwhile; undefined where no one has. */
    overtaken: isNewer && isDirty ? () => take(present) : undefined,
    /** The fields that both have changed, each in another way. */
    clashes: isNewer && isDirty ? clashesOf(start, values, valuesOf(present)) : [],
    /** Keeps what was typed over what another person has saved: fields that were not touched take theirs. */
    keep: () => {
      setBase(present)
      setValues(mergeValues(start, values, valuesOf(present)))
    },
    /** Starts from what was saved. */
    take,
    discard: () => {
      setValues(start)
      setTried(false)
    },
  }
}

/** Says which version was saved, and what becomes of money that was reckoned before: of prices, or of pay. */
export function tellSaved({ version }: { version: number }, of: 'prices' | 'pay' = 'prices'): void {
  const description = of === 'pay' ? t('rates.savedPayText') : t('rates.savedText')
  showToast({ tone: 'success', title: t('rates.saved', { version }), description })
}
