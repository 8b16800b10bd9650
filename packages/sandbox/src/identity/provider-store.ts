import type { Adapter, AdapterPayload } from 'oidc-provider';
import { KeptMap } from '../kept-map.ts';

const kept = 1000;

type Entry = { payload: AdapterPayload; expiresAt: number };

/** What the provider remembers (sign-ins under way, codes, tokens), in memory; beyond 1000 the oldest go. */
export class ProviderStore {
  #entries = new KeptMap<string, Entry>(kept);

  /**
   * The store as the provider sees it, for one kind of thing. Sessions are not kept: whoever is sent here chooses an
   * account anew, so that a tester can be somebody else the next time.
   */
  adapter(model: string): Adapter {
    const keyOf = (id: string) => `${model}:${id}`;
    return {
      upsert: async (id, payload, expiresIn) => {
        if (model !== 'Session') this.#put(keyOf(id), payload, expiresIn);
      },
      find: async (id) => this.#get(keyOf(id)),
      findByUid: async () => undefined,
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = this.#get(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => {
        this.#entries.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of this.#entries) {
          if (payload.grantId === grantId) this.#entries.delete(key);
        }
      },
    };
  }

  get size(): number {
    return this.#entries.size;
  }

  #get(key: string): AdapterPayload | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.expiresAt > Date.now() ? entry.payload : undefined;
  }

  #put(key: string, payload: AdapterPayload, expiresIn: number | undefined): void {
    const expiresAt = expiresIn === undefined ? Number.POSITIVE_INFINITY : Date.now() + expiresIn * 1000;
    this.#entries.set(key, { payload, expiresAt });
  }
}
