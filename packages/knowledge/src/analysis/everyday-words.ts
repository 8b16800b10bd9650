/** Common English words that are far from payments: a question that uses one means it, it is no misspelling. */
export const everydayWords: ReadonlySet<string> = new Set(
  `
  actor actress airplane album animal animals apple apples april artist august autumn babies baby baker baking banana
  basketball bathroom beach beautiful bedroom beer berry bicycle birthday biscuit bitcoin blood boat boiled bottle
  boyfriend brain bread breakfast bride bridge broccoli brother brothers butter butterfly cabin cake cakes camera
  camping candle candy capital capitals captain carbon career carrot castle cats cattle celebrity chair cheese chef chemistry
  chess chicken children chocolate christmas church cinema cities city climate clothes cloud coach coffee college colour
  comedy comic computer concert cook cooked cookies cooking corner cotton country cousin cream cricket crime culture
  curry dance dancing daughter december dentist dessert diabetes diet dinner dinosaur disease doctor doctors dogs dragon drama drawing
  dream dreams dress drink drinking driver driving earth easter eating economy election elephant elections engine english ethereum evening
  exercise family famous farmer farming fashion father february festival fiction film films fish fishing flight flights
  flower flowers flying food football forecast forest french friday friend friends fruit fruits funny furniture galaxy game games garden
  gardening german girlfriend gods gravity grammar grandmother guitar hair happy health healthy heart heaven hiking history hobby
  hockey holiday homework horse horses hospital hotel hotels house houses hungry hunting husband insect island january
  javascript jazz jokes joke journey juice july june jungle justice kitchen kitten knife language languages laptop laundry
  lawyer lemon lesson library lion literature love lover lunch lyrics machine magic marriage married math mathematics
  meal meals meat medicine mother mountain mountains mouse movie movies muffin museum music musician mystery netflix neighbour night nights
  novel november nurse ocean october olympic onion opera orange oven paint painting pancake paper parents paris party pasta
  peace pencil penguin people philosophy phone photo photos physics piano picture pilot pizza planet planets plant plants play player
  playing poem poems poet poetry poker police politics pollution potato pregnant president princess psychology puppy python queen rabbit
  racing radio rain rainbow reading recipe recipes religion restaurant rice river robot romantic rugby salad salmon sandwich
  saturday sauce school science scientist season seasons september shakespeare shark shirt shoes singer singing sister skiing
  sleep sleeping smoothie snake snow soccer song songs soup spaghetti spanish spring squirrel stadium starbucks steak stomach stories
  story storm student students sugar suit summer sunday sunset sushi swimming teacher teachers television temperature tennis theatre thursday
  tickets tiger toast tomato tomorrow tonight tourist tower traffic train training travel tree trees trip tuesday turkey twins
  universe university vacation vegan vegetable vegetables vegetarian video videos violin vitamin volcano walking washing watch water weather wedding wednesday
  weekend weight whale wheels whisky wife window windows wine winner winter wizard woman women world writer yesterday yoga young zebra zoo
`
    .trim()
    .split(/\s+/),
);
