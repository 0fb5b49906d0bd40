import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import { connectorKinds } from '@dragoman/sdk/connector-kinds'
import type { ConnectorConfig, ConnectorSettings } from '@dragoman/sdk/operations/connectors'
import { useState } from 'react'
import { useUnsavedGuard } from '../../../ground/unsaved.ts'
import { draftOf, isRight, updateOf, type ConnectionDraft } from './connection-draft.ts'

/** The form of a saved connection: what is typed is kept until it is saved, whatever the server answers. */
export function useConnectionForm(config: ConnectorConfig) {
  const kind = connectorKinds[config.kind]
  const [typed, setTyped] = useState<ConnectionDraft>()
  const [isTried, setTried] = useState(false)
  const [round, setRound] = useState(0)
  const startOver = () => {
    setTyped(undefined)
    setRound((now) => now + 1)
  }
  const update = useVersionedMutation(api.connectors.updateConfig, config, {
    meta: { showsErrors: true },
    onTakeTheirs: startOver,
  })
  const base = draftOf(update.base)
  const draft = typed ?? base
  const isDirty = JSON.stringify(draft) !== JSON.stringify(base)
  update.follow(isDirty)
  useUnsavedGuard(isDirty && !update.isPending)
  return {
    section: {
      kind,
      draft,
      configUuid: config.uuid,
      isTried,
      onChange: (change: Partial<ConnectionDraft>) => setTyped({ ...draft, ...change }),
    },
    /** Counts up as what is typed is given up: the key of fields that hold a copy of their value. */
    round,
    isDirty,
    isPending: update.isPending,
    error: update.error,
    conflict: update.conflict,
    /** Saves what is typed, and more; nothing is sent where nothing changes. */
    save(onSaved: (config: ConnectorConfig) => void, more: { active?: boolean } = {}) {
      setTried(true)
      if (!isRight(kind, draft)) return
      if (!isDirty && Object.keys(more).length === 0) return onSaved(config)
      update.mutate(
        { path: { configUuid: config.uuid }, body: { ...(isDirty && updateOf(kind, draft)), ...more } },
        {
          onSuccess: (saved) => {
            // More may have been typed meanwhile.
            setTyped((now) => (now === typed ? undefined : now))
            setTried(false)
            onSaved(saved)
          },
        },
      )
    },
    discard: startOver,
    /** Saves a part of the settings at once; what is typed elsewhere stays typed. */
    saveSettings(change: Partial<ConnectorSettings>) {
      const settings = { ...update.base.settings, ...change }
      update.mutate(
        { path: { configUuid: config.uuid }, body: { settings } },
        { onSuccess: () => setTyped((now) => now && { ...now, settings: { ...now.settings, ...change } }) },
      )
    },
  }
}

export type ConnectionForm = ReturnType<typeof useConnectionForm>
