/** Listens to the server's pushed changes and refreshes just what changed. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type PushedEvent, recentEventsPath, rememberedMs } from '../../contract/events.ts'
import type { Generation } from '../../contract/generation.ts'
import { topics } from '../../contract/topics.ts'
import { noteLine, readConnection } from '../offline/connection.ts'
import { lookForNewVersion } from '../offline/worker-registration.ts'
import { callApi } from './call.ts'
import { refreshTopics } from './use-read.ts'

/** Milliseconds; a restarting server is back sooner. */
const longestSilence = 8000

/** `onGeneration`: handles progress reports; the same function at every call. */
export function usePushedChanges(onGeneration: (client: QueryClient, pushed: Generation) => void): void {
  const client = useQueryClient()
  useEffect(() => {
    const source = new EventSource(recentEventsPath, { withCredentials: true })
    let wasOpen = false
    let silence: ReturnType<typeof setTimeout> | undefined
    source.onopen = () => {
      clearTimeout(silence)
      silence = undefined
      // Changes while the connection was down were missed, and so were those the server has forgotten since.
      const isReopened = wasOpen || readConnection().isLost
      if (isReopened || performance.now() > rememberedMs) refreshTopics(client, topics)
      if (isReopened) void lookForNewVersion()
      wasOpen = true
      noteLine()
    }
    source.onerror = () => {
      silence ??= setTimeout(async () => {
        silence = undefined
        // Some proxies block streams: only a call shows whether the server is down, and records it.
        const isThere = await callApi('publicSettings', {}).then(
          () => true,
          () => false,
        )
        if (isThere && readConnection().isLost) refreshTopics(client, topics)
      }, longestSilence)
    }
    source.onmessage = ({ data }) => {
      const pushed: PushedEvent = JSON.parse(data)
      if (pushed.generation) onGeneration(client, pushed.generation)
      refreshTopics(client, pushed.topics)
    }
    return () => {
      clearTimeout(silence)
      source.close()
    }
  }, [client, onGeneration])
}
