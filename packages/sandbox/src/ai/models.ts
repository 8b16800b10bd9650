/** The model that writes answers. */
export const offlineModel = 'genie-offline';

const created = 1_735_689_600;

/** The model that makes vectors. */
export const embeddingModel = 'genie-offline-embedding';

const cardOf = (id: string) => ({ id, object: 'model', created, owned_by: 'genie-sandbox' });

const cards = [cardOf(offlineModel), cardOf(embeddingModel)];
export const modelList = { object: 'list', data: cards };

/** What is known of a model; undefined for one that the stand-in does not offer. */
export const modelCard = (id: string) => cards.find((card) => card.id === id);
