import { sdkOf } from '@dragoman/hooks/api-query-client'
import { call } from '@dragoman/sdk/client'
import { isHttpError } from '@dragoman/sdk/errors'
import * as api from '@dragoman/sdk/api'
import { extensionOf } from '@dragoman/sdk/upload-types'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { problemOf, sendFile, type FileItem, type FileOptions } from '../../../files/send-file.ts'

/** Files that are to come into a project, how each kind is read, and how far they are. */
export interface Uploads {
  items: readonly FileItem[]
  /** Files that were chosen, but are of no kind that can be read. */
  refused: readonly File[]
  /** How files are read, by extension; those that are not listed are read as usual. */
  options: Readonly<Record<string, FileOptions>>
  /**
   * Takes files. One that has the name of an earlier one takes its place; one that has the name of a file of the project,
   * whose id `known` tells, will be its new content.
   */
  add: (files: readonly File[], refused: readonly File[], known?: (name: string) => string | undefined) => void
  /** Takes a file out again, on the server too if it got that far. */
  remove: (id: string, projectUUID: string | undefined) => Promise<void>
  /** Changes how files of a kind are read; those that were sent already are sent again. */
  setOptions: (extension: string, options: FileOptions) => void
  /** Sends what is not there yet. Answers the ids of the files that are there now; others stay with what is wrong. */
  send: (projectUUID: string) => Promise<{ resources: string[]; isComplete: boolean }>
  /** Takes files that are done off the list. */
  dropDone: () => void
}

/** Keeps files while they wait, go, fail and are tried again. */
export function useUploads(): Uploads {
  const client = sdkOf(useQueryClient())
  const [items, setItems] = useState<readonly FileItem[]>([])
  const [refused, setRefused] = useState<readonly File[]>([])
  const [options, setAllOptions] = useState<Readonly<Record<string, FileOptions>>>({})
  // What is true now, for work that goes on over many renders.
  const present = useRef({ items, options })
  const change = (next: (items: readonly FileItem[]) => readonly FileItem[]) => {
    present.current.items = next(present.current.items)
    setItems(present.current.items)
  }
  const changeOne = (id: string, part: Partial<FileItem>) =>
    change((all) => all.map((item) => (item.id === id ? { ...item, ...part } : item)))
  return {
    items,
    refused,
    options,
    add(files, others, known) {
      setRefused(others)
      change((all) => files.reduce((now, file) => withFile(now, file, known?.(file.name)), all))
    },
    async remove(id, projectUUID) {
      const item = present.current.items.find((each) => each.id === id)
      if (item?.resourceUuid && !item.replaces && projectUUID) {
        const path = { projectUUID, projectResourceUUID: item.resourceUuid }
        try {
          await call(client, api.projects.removeResource, { path })
        } catch (error) {
          if (!isHttpError(error, 404)) return changeOne(id, { state: 'error', problem: problemOf(error) })
        }
      }
      change((all) => all.filter((each) => each.id !== id))
    },
    setOptions(extension, next) {
      present.current.options = { ...present.current.options, [extension]: next }
      setAllOptions(present.current.options)
      change((all) => all.map((item) => (extensionOf(item.file.name) === extension ? waiting(item) : item)))
    },
    async send(projectUUID) {
      for (const { id, state } of present.current.items) {
        const item = present.current.items.find((each) => each.id === id)
        if (state === 'done' || !item) continue
        const how = present.current.options[extensionOf(item.file.name)]
        await sendFile(client, projectUUID, item, how, (part) => changeOne(id, part))
      }
      const all = present.current.items
      const resources = all.flatMap(({ state, resourceUuid }) =>
        state === 'done' && resourceUuid ? [resourceUuid] : [],
      )
      return { resources, isComplete: resources.length === all.length }
    },
    dropDone: () => change((all) => all.filter(({ state }) => state !== 'done')),
  }
}

const waiting = (item: FileItem): FileItem => ({ ...item, state: 'waiting', problem: undefined, found: undefined })

function withFile(items: readonly FileItem[], file: File, replaces: string | undefined): readonly FileItem[] {
  const same = items.find((item) => item.file.name === file.name)
  if (!same) return [...items, { id: crypto.randomUUID(), file, state: 'waiting', ...(replaces && { replaces }) }]
  return items.map((item) => (item === same ? { ...waiting(item), file } : item))
}
