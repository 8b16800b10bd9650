import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@platformatic/prom-client';

/** Outside the API and its reference: what a Prometheus server scrapes. */
export const metricsPath = '/metrics';

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const providerBuckets = [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120, 180];
const retrievalBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const jobBuckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300];

/** How often the event loop is asked whether it is late. The usual 10 ms keeps a process busy that has nothing to do. */
const eventLoopLookMs = 100;

/** What this process measures of itself, in Prometheus's form. No label names a person, an address or a question. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Instruments with a registry of their own: nothing is shared between two applications in one process. */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'genie_http_request_seconds',
      help: 'Time of HTTP requests by method, route and status; a stream counts until its end',
      labelNames: ['method', 'route', 'status'],
      buckets: requestBuckets,
      registers,
    }),
    providerSeconds: new Histogram({
      name: 'genie_ai_answer_seconds',
      help: 'Time the AI provider took for a whole answer, by outcome: finished, stopped or an error code',
      labelNames: ['outcome'],
      buckets: providerBuckets,
      registers,
    }),
    firstWordsSeconds: new Histogram({
      name: 'genie_ai_first_words_seconds',
      help: 'Time until the first words of an answer came from the AI provider',
      buckets: providerBuckets,
      registers,
    }),
    tokens: new Counter({
      name: 'genie_ai_tokens_total',
      help: 'Tokens as the AI provider counts them: prompt, completion or embedding',
      labelNames: ['kind'],
      registers,
    }),
    embeddingSeconds: new Histogram({
      name: 'genie_ai_embedding_seconds',
      help: 'Time of calls of the embedding model, by outcome: done or failed',
      labelNames: ['outcome'],
      buckets: providerBuckets,
      registers,
    }),
    retrievalSeconds: new Histogram({
      name: 'genie_retrieval_seconds',
      help: 'Time to find the passages of a question',
      buckets: retrievalBuckets,
      registers,
    }),
    limitsHit: new Counter({
      name: 'genie_limits_hit_total',
      help: 'Attempts and questions refused, by the limit that refused them',
      labelNames: ['limit'],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'genie_job_seconds',
      help: 'Time of runs of background jobs, by job and outcome: done or failed',
      labelNames: ['job', 'outcome'],
      buckets: jobBuckets,
      registers,
    }),
    jobLagSeconds: new Gauge({
      name: 'genie_job_lag_seconds',
      help: 'How long a background job of this process is overdue, counted from its last run that succeeded',
      labelNames: ['job'],
      registers,
    }),
    databaseUp: new Gauge({
      name: 'genie_database_up',
      help: 'Whether the database answered: 1 or 0',
      registers,
    }),
    orders: new Gauge({
      name: 'genie_orders',
      help: 'Orders in the database by state',
      labelNames: ['state'],
      registers,
    }),
    overdueSeconds: new Gauge({
      name: 'genie_work_overdue_seconds',
      help: 'How long the oldest piece of due work has waited: orders to look at, renewals to charge, mails to send',
      labelNames: ['work'],
      registers,
    }),
    outbox: new Gauge({
      name: 'genie_outbox_mails',
      help: 'Mails of the last 30 days by state; failed ones were given up',
      labelNames: ['state'],
      registers,
    }),
  };
};

/** Adds what Node says of its process: memory, CPU, event loop. Its observers live as long as the process. */
export const measureProcess = ({ registry }: Pick<Metrics, 'registry'>): void =>
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: eventLoopLookMs });
