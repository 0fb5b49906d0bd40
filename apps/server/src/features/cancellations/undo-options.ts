import type { CancellationOption } from '@dragoman/sdk/operations/cancellationOptions'
import { settingsOf } from '../account/settings/settings-of.ts'
import { conflict } from '../../kernel/refusals.ts'
import { formerly, type Undo } from '../../identity/undo.ts'
import { optionsOf } from './options.ts'
import { addOption, archiveOption, changeOptions } from './write-options.ts'

type Recorded = Pick<CancellationOption, 'name' | 'active' | 'appliesTo'>

const recorded = ({ name, active, appliesTo }: CancellationOption): Recorded => ({ name, active, appliesTo })

/** Whether canceling needs an option, and options that were changed: by the names that they had. */
export const undoOptions: Undo = {
  async present({ db }, { id }, { after }) {
    const options = await optionsOf(db, id)
    const { cancellationRequired: required } = await settingsOf(db, id)
    const named = (name: string) => options.find((option) => option.name === name)
    return Object.fromEntries(
      Object.entries(after ?? {}).map(([key, left]) => {
        if (key === 'required') return [key, required]
        const option = named((left as Recorded).name)
        return [key, option ? recorded(option) : null]
      }),
    )
  },

  async restore({ db }, { id }, change) {
    const { required, ...named } = formerly<{ required?: boolean } & Record<string, Recorded>>(change)
    const options = await optionsOf(db, id)
    const changes = Object.entries(named as Record<string, Recorded>).map(([key, { name, active, appliesTo }]) => {
      const left = change.after?.[key] as Recorded | undefined
      const option = options.find((each) => each.name === left?.name)
      if (!option) throw conflict('This option no longer exists.', null)
      return { uuid: option.uuid, active, ...(!option.isDefault && { name, appliesTo: [...appliesTo] }) }
    })
    await changeOptions(db, id, { ...(required !== undefined && { required }), options: changes })
    return { event: 'CANCELLATION_OPTIONS_UPDATED' }
  },
}

/** An option that was added, archived, or offered again. */
export const undoOption: Undo = {
  which: 'optionUuid',

  async present({ db }, { id }, { detail, after }) {
    const option = (await optionsOf(db, id)).find(({ uuid }) => uuid === detail['optionUuid'])
    // To be gone and to be offered no more are the same for an option that was used.
    if (after === null) return option?.active ? { ...recorded(option) } : null
    if (option) return { ...recorded(option) }
    // An own option that was never used goes when it is archived.
    return after['active'] === false ? { name: after['name'], active: false } : null
  },

  async restore({ db }, { id }, change) {
    const uuid = String(change.detail['optionUuid'])
    if (change.before === null || change.before['active'] === false) {
      await archiveOption(db, id, uuid)
      return { event: 'CANCELLATION_OPTION_ARCHIVED' }
    }
    const before = formerly<Partial<Recorded>>(change)
    const option = (await optionsOf(db, id)).find((each) => each.uuid === uuid)
    const appliesTo = before.appliesTo ?? (change.detail['appliesTo'] as Recorded['appliesTo'])
    if (option) await changeOptions(db, id, { options: [{ uuid, active: true }] })
    else await addOption(db, id, { name: before.name ?? '', appliesTo, uuid })
    return { event: 'CANCELLATION_OPTION_CREATED' }
  },
}
