import type { ChildProcess } from 'node:child_process';
import type { ReconcilerReply, ReconcilerRequest } from './reconciler-process.ts';

/** The process that looks at orders, as its parent sees it. */
export type Reconciler = {
  /**
   * Has a job run, with a clock that is so many minutes ahead.
   *
   * @returns 'lost' when the process died before it answered, 'busy' when the database had no room for it in time
   * @throws Error when the job failed
   */
  readonly run: (job: string, minutesAhead: number) => Promise<'done' | 'busy' | 'lost'>;
};

export const reconcilerIn = (child: ChildProcess): Reconciler => {
  child.setMaxListeners(0);
  let requests = 0;
  return {
    async run(job, minutesAhead) {
      requests += 1;
      const id = requests;
      const answered = Promise.withResolvers<ReconcilerReply | null>();
      const onMessage = (reply: ReconcilerReply) => reply.id === id && answered.resolve(reply);
      const onGone = () => answered.resolve(null);
      child.on('message', onMessage);
      child.once('exit', onGone);
      try {
        child.send({ id, job, minutesAhead } satisfies ReconcilerRequest, (error) => error && onGone());
        const reply = await answered.promise;
        if (reply?.outcome === 'failed') throw new Error(reply.failure);
        return reply?.outcome ?? 'lost';
      } finally {
        child.off('message', onMessage);
        child.off('exit', onGone);
      }
    },
  };
};
