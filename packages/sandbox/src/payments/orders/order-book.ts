import type { Order } from './order.ts';

const kept = 5000;

/** The last 5000 orders, in memory. */
export class OrderBook {
  #orders = new Map<string, Order>();
  #byCode = new Map<string, Order>();
  #byMerchantReference = new Map<string, Order>();

  add(order: Order): void {
    this.#orders.set(order.reference, order);
    this.#byCode.set(order.code, order);
    const { merchantOrderReference } = order.request;
    if (merchantOrderReference !== undefined) this.#byMerchantReference.set(merchantOrderReference, order);
    for (const oldest of this.#orders.values()) {
      if (this.#orders.size <= kept) break;
      this.#remove(oldest);
    }
  }

  find(reference: string): Order | undefined {
    return this.#orders.get(reference);
  }

  findByCode(code: string): Order | undefined {
    return this.#byCode.get(code);
  }

  /** The newest order a merchant gave this reference. */
  findByMerchantReference(reference: string): Order | undefined {
    return this.#byMerchantReference.get(reference);
  }

  /** Oldest first. */
  all(): Order[] {
    return [...this.#orders.values()];
  }

  #remove(order: Order): void {
    this.#orders.delete(order.reference);
    this.#byCode.delete(order.code);
    const { merchantOrderReference = '' } = order.request;
    if (this.#byMerchantReference.get(merchantOrderReference) === order) {
      this.#byMerchantReference.delete(merchantOrderReference);
    }
  }
}
