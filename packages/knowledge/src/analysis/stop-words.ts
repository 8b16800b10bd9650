const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Words that say nothing about a topic; neither the index nor a query holds them. */
export const stopWords = words(`
  a about above after again all also am an and any are aren arent as at be because been before being below both
  but by can cannot cant could couldnt did didnt do does doesnt doing dont down during each else ever every few for
  from further get gets getting got had has hasnt have havent having he her here hers him his how however i id if ill
  im in into is isnt it its itself ive just lets like many may me might mine more most much must my myself no nor of
  off on once one only or other our ours out over own please really same shall she should shouldnt so some someone
  something still such than thanks thank that thats the their theirs them then there theres these they theyre thing
  things this those through to too under until up upon us very via want wants was wasnt way ways we were what whats
  whatever when whenever where wheres whether which while who whom whos whose why will with within without wont
  would wouldnt yes yet you your youre yours hi hello hey ok okay
`);

/** Words of a question that tell what kind of answer is wanted, not what it is about. */
export const questionWords = words(`
  asap cheers dear diff greetings kindly madam name regards sir team urgent
  actual actually answer ask asked best between briefly brief call called come commonly compare comparison consist consists contain contained contains content contents define definition
  describe detail details detailed differ difference differences different discuss example examples exactly
  explain explained explanation find first general give given go good guide happen happened happening happens help
  helps idea illustrate important indicate indicates know learn let like list look main make makes mean meaning means meant mention
  need needed needs new often overview people please point possible practice provide purpose question reason
  say says see seeing seen send show shows simple simply sort stand stands step steps summarise summarize summary
  take takes talk tell term terms topic try type types typical typically understand use used useful uses using usual usually versus
  vs walk want work works working write
`);
