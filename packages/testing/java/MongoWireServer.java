import de.bwaldvogel.mongo.MongoBackend;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.util.List;

/** Speaks the MongoDB wire protocol on a free port of 127.0.0.1, keeps its data in memory, and prints the port. */
public class MongoWireServer {
  public static void main(String[] args) throws Exception {
    MongoBackend backend = new MemoryBackend().version(new MongoVersion() {
      @Override
      public List<Integer> getVersionArray() {
        return List.of(5, 0, 0, 0);
      }

      /** What MongoDB 5.0 says (MONGO_5_0 of the library says 8, which drivers since 7.0 refuse). */
      @Override
      public int getWireVersion() {
        return 13;
      }
    });
    MongoServer server = new MongoServer(backend);
    server.bind("127.0.0.1", 0);
    System.out.println("listening on port " + server.getLocalAddress().getPort());
    Thread.currentThread().join();
  }
}
