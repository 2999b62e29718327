/** Listens to the server's pushed changes and refreshes just what changed. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { eventsPath, pushedEvent } from '../../contract/events.ts'
import { topics } from '../../contract/route.ts'
import { followGeneration } from '../generator/follow-generation.ts'
import { refreshTopics } from './use-read.ts'

export function usePushedChanges(): void {
  const client = useQueryClient()
  useEffect(() => {
    const source = new EventSource(eventsPath, { withCredentials: true })
    let wasOpen = false
    source.onopen = () => {
      // What happened while the line was down was not heard.
      if (wasOpen) void refreshTopics(client, topics)
      wasOpen = true
    }
    source.onmessage = ({ data }) => {
      const pushed = pushedEvent.parse(JSON.parse(data))
      if (pushed.generation) followGeneration(client, pushed.generation)
      void refreshTopics(client, pushed.topics)
    }
    return () => source.close()
  }, [client])
}
